/** Key words with a character outside ASCII: no search for ASCII literals finds them. */
const WORDS =
  'hasło|şifre|lösenord|пароль|密码|密碼|口令|パスワード|비밀번호|패스워드|암호|토큰|令牌|密钥|トークン|токен|секрет|시크릿';
const WORD = new RegExp(WORDS, 'i');
const EVERY_WORD = new RegExp(WORDS, 'gi');
/** One of these is in every word, in either case. A look at each character is many times faster than a search for words. */
const LETTERS: ReadonlySet<number> = new Set(
  Array.from('łŁşŞöÖпПтТсС密口パ비패암토令ト시', (letter) => letter.charCodeAt(0)),
);

/** Whether a text holds a key word of another script. */
export function hasForeignWord(text: string): boolean {
  return hasLetter(text) && WORD.test(text);
}

/** Where key words of other scripts begin. */
export function foreignWords(text: string): readonly number[] {
  return hasLetter(text) ? [...text.matchAll(EVERY_WORD)].map((match) => match.index) : [];
}

function hasLetter(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127 && LETTERS.has(code)) return true;
  }
  return false;
}
