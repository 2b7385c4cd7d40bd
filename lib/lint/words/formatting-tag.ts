/** Matches a tag that formats words, as the source of a pattern; `<name>` is not one. */
export const formattingTag =
  '</?(?:a|abbr|b|big|br|center|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|s|small|span|strong|sub|sup|table|t[dhr]|u|ul)(?:\\s[^<>]{0,300}=[^<>]{0,300})?\\s*/?>'
