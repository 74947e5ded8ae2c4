/** A first file of policy tests: one case of each kind. It holds against the built-in policy. */
export const STARTER = `# Policy tests: extmcp-guard test <this file>
# policy: ./policy.yaml          # found from this file's directory; the built-in policy without it

cases:
  # A call. Without client: a caller whom the policy does not know.
  - name: an ordinary file may be read
    call: { service: filesystem, tool: read_text_file, args: { path: /srv/src/app.ts } }
    expect: pass

  - name: a dotenv file may not
    call: { service: filesystem, tool: read_text_file, args: { path: /srv/.env } }
    expect: deny
    code: path-denied
    rule: dotenv

  # Any other method, with its params.
  - name: nor may it as a resource
    method: resources/read
    params: { uri: "file:///srv/.env" }
    expect: deny
    code: path-denied

  # A result. {{rule:ID}} becomes a made-up secret of that rule when the test runs; {{rule:ID#2}} another one.
  - name: a token in a result is redacted
    result:
      method: tools/call
      value: { content: [{ type: text, text: "token {{rule:github-pat}} of the build" }] }
    expect: replace
    redactions: { github-pat: 1 }
    contains: ["of the build"]
    not_contains: ["{{rule:github-pat}}"]

  - name: a result without secrets stays as it is
    result: { value: { content: [{ type: text, text: "12 tests passed" }] } }
    expect: pass
`;
