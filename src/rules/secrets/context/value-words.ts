/** Parts of values that documentation, forms and templates put where a secret belongs. Whole values are made of these, or are none. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    'changeme change changeit me your yours my our the a an this that here there example examples sample placeholder redacted dummy todo fixme tbd none null nil undefined empty blank unset unknown na ' +
    'secret secrets password passwd pass pwd passphrase token tokens key keys api apikey access auth bearer client consumer app application private public value values insert replace replaceme enter put add set paste type ' +
    'with goes go in for to of and or from is be test testing tests tester fake mock demo foo bar baz qux foobar foobarbaz x xx xxx xxxx xxxxx user username name login string text hidden masked omitted removed ' +
    'id host db database default some any new old current real actual not provided given optional required missing invalid valid wrong incorrect bad good super very strong secure securely long random ' +
    'sandbox local localhost dev development prod production staging aws azure gcp google github gitlab slack stripe openai account service server config env environment variable var vars please generate generated ' +
    'hash hashed encrypted plain plaintext true false yes no on off str int number boolean bool object array list any char varchar something anything whatever mypassword mysecret mytoken yourpassword yoursecret yourtoken ' +
    'notasecret nosecret insecure unsafe certificate cert session cookie csrf jwt oauth basic digest url uri path file base encoded at least characters chars min max length digits number'
  ).split(' '),
);

/** Algorithm and format names with digits in them. */
export const TERMS: ReadonlySet<string> = new Set(
  (
    'oauth2 oauth1 base64 base64url base32hex base32 base58 base62 utf8 utf16 sha1 sha2 sha3 sha256 sha384 sha512 md4 md5 hs256 hs384 hs512 rs256 rs384 rs512 es256 es384 es512 ps256 ps384 ps512 aes128 aes192 aes256 rc4 des3 3des x509 pkcs1 pkcs7 pkcs8 pkcs11 pkcs12 ' +
    'p256 p384 p521 ed25519 x25519 curve25519 secp256k1 secp256r1 prime256v1 argon2 argon2id argon2i bcrypt scrypt pbkdf2 http1 http2 http3 ipv4 ipv6 tls1 tls12 tls13 ssl2 ssl3 s3 ec2 k8s i18n l10n a11y web3 html5 css3 es5 es6 es2015 h264 h265 mp3 mp4 utf win32 win64 x86 x64 arm64 amd64 ' +
    'v1 v2 v3 v4 v5 v1alpha1 v1beta1 v2beta1 uint8 uint16 uint32 uint64 int8 int16 int32 int64 float32 float64 2fa mfa totp oauth openid saml2 auth0 c14n log4j sec1 fido2 u2f webauthn ntlmv2 krb5 smb2 pq3'
  ).split(' '),
);

/** Whole values (lower case) that are the name of a type, a state or a form control. */
export const STATE_WORDS: ReadonlySet<string> = new Set(
  (
    'null none nil undefined true false yes no on off string number required optional boolean object array any unknown never void disabled enabled hidden visible text email submit reset button current-password new-password one-time-code ' +
    'expired revoked rotated missing invalid valid forgotten forgot incorrect mismatch protected encrypted unencrypted unchanged notset not-set unset redacted filtered masked confidential sensitive private public internal ' +
    'bearer basic digest negotiate apikey oauth oauth2 openid cookie header query path body form bcrypt scrypt argon2 sha256 plain plaintext token password passwort contraseña secret default automatic manual auto inherit ask prompt interactive keychain keyring ' +
    'authenticate authentication authorization authorize authorized unauthorized anonymous'
  ).split(' '),
);
