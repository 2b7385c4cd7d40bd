import { expect, test } from '@jest/globals'
import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { smallPng } from '../../../tests/fixtures/messages/picture-bytes'
import { pageWords } from './words'

const page = (body: string) => ({
  'content/pages/thanks.md': `---\ntitle: Thanks\ndescription: It says what the page is about.\nlead: We will write back.\nbutton: Home\n---\n\n${body}\n`,
})
const wordsOf = (body: string, bytes = smallPng()) =>
  inContentFolder({ ...page(body), 'content/pages/team.png': bytes }, async () => (await pageWords()).get('/thanks'))

test('the text alternative and caption of a picture count as words of the page, but its image data does not', async () => {
  const words = await wordsOf('![Two people](team.png "At work")')
  expect(words).toContain('Two people')
  expect(words).toContain('At work')
  expect(await wordsOf('![Two people](team.png "At rest")')).not.toBe(words)
  expect(await wordsOf('![Two people](team.png "At work")', new Uint8Array(9))).toBe(words)
})
