import { expect, test } from '@jest/globals'
import { PSEUDO, pseudoTexts, UNTRANSLATED } from '../run/pseudo-locale.mjs'
import { shownTexts, untranslated } from './shown'
import { containsWords, textsIn } from './written'

test('a pseudo-translation keeps variables, surrounding spaces and language codes', () => {
  const texts = JSON.parse(
    pseudoTexts(
      '{"a":{"b":" and {{count}} people "},"report":{"language":"en-GB"},"site":{"status":"Status","cases":"Cases"}}',
    ),
  )
  expect(texts).toEqual({
    a: { b: ' «áñd {{count}} péóplé éééééé» ' },
    report: { language: 'en-GB' },
    site: { cases: '«Çásés éé»' },
  })
  expect(UNTRANSLATED).toContain('site.status')
  expect(new Intl.Locale(PSEUDO).language).toBe('en')
})

test('untranslated text next to translated pieces is found, however they are nested', () => {
  expect(untranslated('«Tést of «whát» Bread, «óf» course»')).toEqual([])
  expect(untranslated('«Tést» Bread «of» 12 – «é» , by hand')).toEqual(['Bread', ', by hand'])
  expect(untranslated('12 – A')).toEqual([])
})

test('the texts of a page are those that people read or hear, without code', () => {
  const html = `<title>a</title><p aria-label="b" data-x="no">c <code>no</code> d<img alt="e"></p><script>no</script>
<noscript>f</noscript><input type="hidden" value="no"><input type="radio" value="no"><input value="g" placeholder="h"><template>i</template>`
  expect(shownTexts(html).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])
})

test('words in code are found in strings, templates and elements; names of modules and types do not count', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the test parses this code and does not run it
  const code = "import a from 'module'\ntype B = 'kind'\nconst c = ['Two words', `with ${a} pieces`, '12', 'ab']\n"
  expect(textsIn(code, false).sort()).toEqual(['Two words', 'pieces', 'with'])
  expect(textsIn('export const D = () => <p title="Said">Plain {c} text</p>', true).sort()).toEqual([
    'Plain',
    'Said',
    'text',
  ])
})

test('a piece of text is found only as whole words', () => {
  expect(containsWords('of three degrees.', 'degrees')).toBe(true)
  expect(containsWords('centidegrees', 'degrees')).toBe(false)
  expect(containsWords('a (b)', '(b)')).toBe(true)
})
