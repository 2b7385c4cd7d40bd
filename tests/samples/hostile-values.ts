/**
 * Values that a reader might paste. Without quoting, many of them would run or change the request. Most of those that
 * run create a file.
 */
const values = [
  "it's",
  '"quoted"',
  `'"'"'`,
  '$(touch ran)',
  '`touch ran`',
  '"$(touch ran)"',
  "'$(touch ran)'",
  "';touch ran;'",
  '";touch ran;"',
  "' ; touch ran #",
  '|touch ran',
  '&& touch ran',
  '\n touch ran\n',
  '"\ntouch ran\n"',
  '"+require("fs").writeFileSync("ran","")+"',
  `\${process.mainModule.require("fs").writeFileSync("ran","")}`,
  `\`+process.exit(7)+\``,
  '"+open("ran","w").write("")+"',
  '{__import__("os").system("touch ran")}',
  '"),file.create("ran"),("',
  '\\',
  '\\\\',
  '\\"',
  "\\'",
  '\\n',
  '\\u0041',
  '\\x41',
  'ends in \\',
  '$HOME',
  `\${HOME}`,
  '$API_SECRET',
  '{api_id}',
  '{{api_id}}',
  '%s %d %%',
  '%',
  '%2F',
  '%00',
  '%41',
  '%zz',
  '../',
  '../../v2/users',
  '..%2f..%2f',
  '.../',
  './.',
  '/',
  '//evil.example',
  'https://evil.example/?',
  '?a=b',
  '#part',
  'a&b=c;d',
  '@evil.example',
  '[1-3]',
  '{a,b}',
  '*',
  '~',
  '!!',
  '-X',
  '--data=@/etc/passwd',
  ' ',
  '  two  ',
  '\t',
  'line\nbreak',
  'line\r\nbreak',
  '\u2028\u2029',
  '\u0085\u00a0',
  '\ufeff',
  '\u0001\u001b[31m\u007f',
  'é',
  'ÿ',
  'Grüße, 世界',
  'ﷺ',
  '👁️‍🗨️',
  'e\u0301',
  '\u202egnirts',
  '\u200f\u2066x\u2069\u200d',
  '</script><script>alert(1)</script>',
  '<!--',
  '; DROP TABLE users',
  'x'.repeat(2000),
]

/** Characters and short texts with a meaning in one of the languages. */
const pieces = [...'\'"`$(){}[]\\%&;|<>#*?!~@^=+-_./ \n\t0aé世👁', 'touch ran', '${', '$(', '..']

/** Makes a random generator with the same numbers in every run (xorshift32). */
function makeRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

/** Makes random texts of special characters. */
function randomTexts(count: number): string[] {
  const next = makeRandom(20261121)
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)]).join(''),
  )
}

/** Values for credentials and identifiers, none of which is rejected. */
export const hostile = [...values, ...randomTexts(60)].filter((text) => text !== '.' && text !== '..')
