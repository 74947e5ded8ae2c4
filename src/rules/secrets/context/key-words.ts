/** Parts of a key that say "password": a value of letters alone counts. */
export const PASSWORD_PARTS: ReadonlySet<string> = new Set(
  (
    'password passwd passwrd passphrase passcode pwd pass pw passw pswd psw userpass userpassword dbpass dbpassword dbpasswd rootpass rootpw rootpassword adminpass ' +
    'adminpassword mypass mypassword smtppass smtppassword ftppass ftppassword mailpass sshpass ldappass bindpw requirepass masterauth keypass ' +
    'storepass keystorepass truststorepass sslpassword pgpassword mysqlpwd proxypass vncpasswd rpcpassword ' +
    'senha passwort kennwort wachtwoord motdepasse contrasena contraseña haslo hasło heslo geslo parola sifre şifre salasana adgangskode passord lösenord jelszó jelszo ' +
    'пароль 密码 密碼 口令 パスワード 비밀번호 패스워드 암호'
  ).split(' '),
);

/** Parts that say "secret" by themselves. A value must look like one. */
export const SECRET_PARTS: ReadonlySet<string> = new Set(
  (
    'passwords secret secretkey clientsecret appsecret consumersecret sharedsecret token authtoken accesstoken refreshtoken apitoken bearertoken idtoken ' +
    'sessiontoken bottoken usertoken privatetoken deploytoken personaltoken jwttoken oauthtoken apikey apisecret secretaccesskey accesskey privatekey ' +
    'presharedkey sharedkey sharedaccesskey accountkey encryptionkey signingkey masterkey authkey secretapikey xapikey appkey servicekey licensekey ' +
    'credential credentials cred creds auth authorization bearer jwt psk totp otpsecret seedphrase mnemonic pat hmac webhooksecret ' +
    '토큰 令牌 密钥 トークン токен секрет 시크릿'
  ).split(' '),
);

/** Plurals and other parts that prove less: only long, mixed values count. */
export const WEAK_PARTS: ReadonlySet<string> = new Set('secrets tokens apikeys keys sas seed'.split(' '));

/** A lower-case part that ends like this is of the kind, whatever name it begins with: `mysqlpassword`, `acmeapikey`. */
export const PASSWORD_ENDINGS: readonly string[] = ['password', 'passwd', 'passphrase', 'passcode', 'passwort'];
export const SECRET_ENDINGS: readonly string[] = [
  'secret',
  'apikey',
  'accesskey',
  'secretkey',
  'privatekey',
  'authtoken',
  'token',
  'apitoken',
  'authkey',
];

/** What may stand before the part `key` to make it a secret's name. Providers count as well (providers.ts). */
export const KEY_QUALIFIERS: ReadonlySet<string> = new Set(
  (
    'api access secret private account shared encryption encrypt decryption crypto cipher aes des hmac rsa signing sign signature master auth authentication authorization ' +
    'client consumer app application service storage subscription admin write server deploy deployment integration webhook license licence project root ' +
    'user session token jwt cookie rest http rpc management customer partner merchant developer dev production prod live sandbox test staging ingest ingestion ' +
    'search events event bot gateway backend org organization team tenant workspace site instance agent device feed tracking maps geocoding translate translation ' +
    'read readonly fernet preshared pre function host sas cognitive openai personal x rapid'
  ).split(' '),
);

/** What may stand before `key`, or in the key at all, to make it no secret's name. */
export const PUBLIC_QUALIFIERS: ReadonlySet<string> = new Set(
  (
    'primary foreign public partition sort object cache routing map i18n idempotency dedup deduplication hash lookup row column unique index group sharding shard range natural surrogate ' +
    'composite candidate registry dictionary hot shortcut keyboard publishable anon modifier arrow escape enter tab delete home metadata meta translationkey label message msg ' +
    'ssm secretname parameter param path json yaml react vue element item list option options menu field config setting settings env stack trace query sync known authorized allowed valid invalid required missing duplicate'
  ).split(' '),
);

/** Words before `token(s)` that make it a counted or parsed unit. */
export const TOKEN_UNITS: ReadonlySet<string> = new Set(
  (
    'max min total input output prompt completion cached reasoning next page continuation continue cancel cancellation csrf xsrf sync num number per stop bos eos pad mask special ' +
    'design start end first last current previous prev syntax lexer unk sep cls used remaining budget count context image audio text estimated avg average generated consumed vocab punctuation comment keyword ' +
    'identifier operator string numeric template parse parser scanner color spacing css theme resume pagination cursor iteration bearerformat'
  ).split(' '),
);

/** Heads of a key, its last part, that are about the secret and not the secret. */
export const STOP_TAILS: ReadonlySet<string> = new Set(
  (
    'id ids name names length len size count counts type types path paths file files filename filepath dir directory folder url urls uri uris endpoint endpoints host hosts port expiry expires expiration expire ' +
    'at policy policies reset hint hints field fields label labels ref refs reference arn arns date time timestamp created updated modified age ttl lifetime timeout duration limit limits max min ' +
    'strength rules rule validator validation validate valid invalid regex pattern format kind mode status state enabled disabled required optional exists found missing error errors message msg messages description desc ' +
    'title placeholder prompt input inputs form page screen view button component element class classname style icon option options config configuration settings setting manager service provider providers factory store ' +
    'handler helper helpers util utils interface callback event listener hook model schema entity table column index version versions algorithm alg scheme method methods header headers prefix suffix delimiter separator ' +
    'generator parser reader writer loader encoder decoder hasher hash hashed hashes digest checksum fingerprint thumbprint sha md5 sha1 sha256 sha512 commit etag signature usage used uses budget cost rate price ' +
    'owner user users username account email role roles scope scopes audience issuer permission permissions group groups source sources target address domain region zone env variable var vars ' +
    'changed change changes rotation rotated policyid mask masked stars redacted encrypted rotate rotator bucket namespace ' +
    'attempts tries retries match matches confirmation strategy auto autocomplete visibility visible show toggle needed flow grant request requests response responses result results ' +
    'function func fn callbackurl redirect verifier verify resolver issuer decoder getter setter middleware interceptor info metadata data details detail item items list map set array object tree node nodes position pos offset line lines symbol symbols kinds stream streams context screenreader test tests spec specs example examples sample samples docs doc ' +
    'manifest template templates guide help link links article section topic'
  ).split(' '),
);

/** Heads that are fine although STOP_TAILS would stop them when the part before is a clear secret word. */
export const CLEAR_TAILS: ReadonlySet<string> = new Set(
  'test data env var variable account user sample example config set'.split(' '),
);

/** Cookies and query parameters that carry a session. */
export const SESSION_NAME =
  /(?:sess|sid$|^sid|auth|token|jwt|login|remember|identity|ticket|secret|_id$|connect\.|csrf|xsrf)/i;
