import { formattingTag } from './formatting-tag'

/**
 * Text that office programs, mail, chats, translators, chatbots and scripts leave in what is copied from them. Some
 * lookbehinds follow the first character of a mark: before it, they would run at every character of the text.
 */
export const fromProgram = [
  // Word (also in Dutch) and Excel.
  'Error! (?:Reference source|Bookmark|Hyperlink reference|No text of|Unknown)[^.\\n]{0,60}\\.?',
  'Fout! (?:Verwijzingsbron|Bladwijzer)[^.\\n]{0,60}\\.?',
  '#(?:REF!|VALUE!|NAME\\?|DIV/0!|NUM!|NULL!|SPILL!|N/A|VERW!|WAARDE!|NAAM\\?|DEEL/0!|N/B)',
  '^#{5,}$',
  '^=[A-Z]{2,10}\\([A-Z]+\\d[^\\n]{0,40}',
  'Click or tap (?:here )?to enter [^.\\n]{2,20}\\.?',
  '\\.{5,} ?\\d{1,4}$',
  'HYPERLINK ["“](?:[^"”\\n]{1,200}["”]?|$)',
  '^(?:Deleted|Inserted|Moved(?: down| up)?(?: \\[\\d+\\])?): [^\\n]{1,80}$',
  '^Formatted: (?:Font|Normal|List|Indent|Left|Right|Heading|Space)[^\\n]{0,60}$',
  '(?:table|[a-z]{1,4})\\.Mso[A-Za-z]{3,30}|mso-[a-z-]{3,30}:[^;\\n]{0,60}',
  '¬(?<=\\p{L}¬)\\s?\\p{L}*',
  '(?<![\\w.])\\d(?:[.,]\\d+)?E[+-]\\d{2,3}(?!\\w)',
  '\\u00b6',
  '\\ufffc',
  // Headers and footers of pages.
  '^Page \\d+ of \\d+$',
  '^(?:[Ss]trictly |[Cc]ompany )?(?:[Cc]onfidential|CONFIDENTIAL)\\.?$',
  // Mail and chats.
  '\\[(?:image|cid|afbeelding)(?:: ?[^\\]\\n]{1,80}\\]|$)',
  '^--\\n',
  '^(?:(?:[Kk]ind|[Bb]est|[Ww]arm) regards|[Yy]ours (?:sincerely|faithfully)|[Ss]incerely yours|[Mm]et (?:vriendelijke|hartelijke) groet(?:en)?|[Hh]artelijke groet(?:en)?),?$',
  '^Sent from my \\p{Lu}?[^\\n]{1,30}$',
  '^-{3,} ?(?:Forwarded|Original|Doorgestuurd|Oorspronkelijk)[^\\n]{0,30}-{3,}$',
  '^(?:On|Op) [^\\n]{5,80} (?:wrote|schreef)(?: [^\\n]{0,60})?:$',
  '^\\[\\d{1,2}[-/.:]\\d{1,2}[^\\]\\n]{0,20}\\] [^:\\n]{1,40}:',
  // Fields of mail merges and templates.
  '«\\p{Lu}\\w{1,30}»',
  '(?:\\*|^)\\|[A-Z_:]{2,30}\\|(?:\\*|$)',
  '(?<![\\w%])%[A-Z][A-Z_]{2,30}%(?!\\w)',
  '(?<=(?:Dear|Hello|Hi|Beste|Hallo) )(?:\\[[^\\]\\n]{2,30}\\]|\\{\\w{2,20}\\}|\\$[A-Z]{3,20})',
  '\\$\\{[^}\\n]{1,40}\\}',
  '(?<![\\w%])%[sd](?!\\w)',
  // Wikipedia.
  '\\[(?:citation needed|edit)\\]',
  '\\[(?<=\\p{L}[.,;]?\\[)\\d{1,3}\\](?![(:\\]])',
  // Chatbots and translators.
  ':contentReference\\[[^\\]]*\\](?:\\{[^}]*\\})?',
  '(?<!\\p{L})As an AI(?: language)? model',
  '【\\d+[^】]{0,40}】',
  "^(?:Sure|Certainly|Absolutely|Of course|Great question)[!,.] (?:[Hh]ere(?:[’']s| is| are)|I can|I[’']d|[Bb]elow) [^\\n]{0,80}",
  "^Here(?:[’']s| is| are) (?:a|an|the|your|some|two|three) [^.\\n]{0,40}(?:version|rewrite|draft|options?|alternatives?|suggestions?)(?: [^.:\\n]{0,40})?:$",
  'I hope (?:this|that|it) helps[!.]?',
  "(?:Let me know if you(?:[’']d| would)? (?:like|want|need) (?:me to|any|it|more|changes)|Would you like me to) [^.?\\n]{0,80}",
  '^Copy code$',
  'Translated with (?:DeepL|Google)[^\\n]{0,40}',
  // Characters as files and addresses encode them.
  '(?:=[0-9A-F]{2}){2,}|=(?<=\\p{Ll}{2}=)(?:(?:20)?(?=\\n)|(?:2E|3D)(?!\\w))',
  '\\\\u[\\da-fA-F]{4}',
  '\\\\(?<=[.!?,:;]\\\\)[nrt](?:\\\\[nrt])*(?=\\p{Lu}|$| )',
  '&#x?[\\da-fA-F]{2,6}(?![\\da-fA-F;])',
  '<0x[\\dA-F]{4}>',
  '(?<![A-Za-z])\\p{L}+(?:\\+\\p{L}+){3,}',
  '^[A-Za-z\\d+/]{40,}={1,2}$',
  // Scripts.
  '\\[object Object\\]|(?<!\\w)NaN(?!\\w)',
  '^(?:Type|Reference|Range|Syntax|Eval)Error: [^\\n]{1,120}',
].join('|')

/** Markup of wikis, forums, blogs and other programs, which Markdown shows as it is. */
export const foreignMarkup = [
  '^!!! ?\\w+',
  '^(?:h[1-6]|bq)\\. ',
  "'{3}[^'\\n]{1,80}'{3}",
  '^={2,6} [^=\\n]{1,80}(?: ={2,6})?$',
  '^={3,}$',
  '^(?:[＃]{1,6}|#{7,})',
  '\\[url=[^\\]\\n]{1,80}\\]',
  '["“][^"”\\n]{1,60}["”]:(?:https?:/)?/\\w[\\w/.-]*',
  '\\[[^\\]|\\n]{1,60}\\|(?:https?:/)?/[^\\]\\n]{1,80}\\]',
  '\\{colou?r(?:(?::[^}\\n]{1,20})?\\}|$)',
  '^\\.\\. [a-z-]{2,20}::',
  ': (?<=\\p{L}\\n: )',
  '<%[=-]?[^%\\n]{0,60}%>',
  formattingTag,
  '-->',
  '^\\\\(?:newpage|pagebreak|clearpage|noindent|(?:sub){0,2}section|text(?:bf|it)|emph|item|begin|end)(?![a-z])(?:\\{[^}\\n]{0,60}\\})?',
  '^%%[^%\\n]{1,120}%%$',
  '^//\\s[^\\n]{0,120}',
  '^/\\*[^\\n]{0,120}\\*/$',
  '^\\[[a-z][\\w-]{2,30}(?: \\w+=["“”][^"“”\\]\\n]{0,60}["“”])+\\]$',
  '^@@ -\\d[^\\n]{0,30}',
  '^\\+[-=+]{4,}',
  '[┌┐└┘├┤┼─│═║]{1,80}',
  '\\((?<=(?:\\p{L}|^)\\()/[a-z][\\w/-]*\\)|^\\.html?(?!\\w)|\\{(?<=[\\p{L}\\]]\\{)/[a-z][\\w/-]*\\}',
  '\\]:/[a-z][\\w/-]*',
].join('|')
