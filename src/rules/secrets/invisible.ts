/**
 * A character class (regexp source) of what shows nothing: zero-width, soft hyphen, bidi and other default-ignorable
 * characters, variation selectors, byte order mark.
 */
export const INVISIBLE_CLASS =
  '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff]';
