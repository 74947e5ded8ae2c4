/** Key words with a character outside ASCII: no search for ASCII literals finds them. */
export const FOREIGN_WORDS: readonly string[] =
  'hasło şifre lösenord пароль токен секрет 密码 密碼 密钥 口令 令牌 パスワード トークン 비밀번호 패스워드 암호 토큰 시크릿'.split(
    ' ',
  );
const EVERY_WORD = new RegExp(FOREIGN_WORDS.join('|'), 'gi');

/** Where key words of other scripts begin. */
export function foreignWords(text: string): readonly number[] {
  return [...text.matchAll(EVERY_WORD)].map((match) => match.index);
}
