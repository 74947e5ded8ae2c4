const LOWER = 'abcdefghijklmnopqrstuvwxyz';

/** Alphabets of the runs that stand before a literal. */
export const DIGITS = '0123456789';
export const HEX = `${DIGITS}abcdef`;
export const BASE62 = `${DIGITS}${LOWER}${LOWER.toUpperCase()}`;
export const BASE64 = `${BASE62}+/`;
export const BASE64URL = `${BASE62}-_`;
/** Scheme and host, with the backslashes of JSON's escaped slashes. */
export const URL_HEAD = `${DIGITS}${LOWER}.-:/\\`;
export const ENTRA = `${BASE62}_~.-`;
/** Project names, with the `*` for all of them. */
export const PROJECT = `${BASE62}*-`;
export const UUID_CHARACTERS = `${HEX}-`;
