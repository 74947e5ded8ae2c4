/** Key words with a character outside ASCII: no search for ASCII literals finds them. */
const WORDS =
  'hasło|şifre|lösenord|пароль|密码|密碼|口令|パスワード|비밀번호|패스워드|암호|토큰|令牌|密钥|トークン|токен|секрет|시크릿';
/** One of these is in every word. A search for one character is many times faster than one for words. */
const LETTER = /[łŁşŞöÖпПтТсС密口パ비패암토令ト시]/;
const WORD = new RegExp(WORDS, 'i');
const EVERY_WORD = new RegExp(WORDS, 'gi');

/** Whether a text holds a key word of another script. */
export function hasForeignWord(text: string): boolean {
  return LETTER.test(text) && WORD.test(text);
}

/** Where key words of other scripts begin. */
export function foreignWords(text: string): readonly number[] {
  return LETTER.test(text) ? [...text.matchAll(EVERY_WORD)].map((match) => match.index) : [];
}
