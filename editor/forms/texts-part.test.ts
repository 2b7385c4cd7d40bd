import { expect, test } from '@jest/globals'
import { textsPart } from './texts-part'

const long = 'A simulated test of this headline. Each disc is one look, of {{people}} people, at {{words}}.'
const source = { site: { logIn: 'Log in', legend: long } }

test('each text has a field in its group', () => {
  expect(textsPart(source)).toEqual({
    type: 'object',
    properties: {
      site: {
        ...{ type: 'object', label: 'Site', hint: 'Write the texts of “Site”.', required: ['logIn', 'legend'] },
        properties: {
          logIn: { type: 'string', label: 'Log in', hint: 'Write the text.' },
          legend: {
            ...{ type: 'string', label: 'Legend', kind: 'sentences' },
            hint: 'Write the text. Keep {{people}}, {{words}}, which the page replaces.',
          },
        },
      },
    },
    required: ['site'],
  })
})

test('a translation shows the text to translate, and no text is required', () => {
  const site = textsPart(source, true).properties?.site
  expect(site?.properties?.logIn?.hint).toBe('Write in this language: Log in')
  expect([textsPart(source, true).required, site?.required]).toEqual([[], []])
})
