/** What is wrong with a received message. */
export type WireFaultKind =
  /** A length or a fixed-size value runs past the end. */
  | 'truncated'
  /** A varint longer than its type allows. */
  | 'overlong-varint'
  /** A known field with another wire type than the contract's. */
  | 'wire-type'
  /** A group, a reserved wire type or field number 0. */
  | 'bad-tag'
  | 'invalid-utf8'
  /** A field that may appear once, a map key or an arm of a oneof appears again. */
  | 'duplicate'
  | 'too-deep'
  | 'too-many'
  /** `method` is missing, longer than 256 bytes or not printable ASCII. */
  | 'method'
  /** `service_names` is empty or holds an empty name. */
  | 'no-service'
  /** An answer without exactly one well-formed result. */
  | 'no-result';

/** A message that is not the contract's. Holds names of the contract only, nothing that was received. */
export interface WireFault {
  readonly kind: WireFaultKind;
  /** The message's name in the contract, such as `McpRequest`. */
  readonly message: string;
}
