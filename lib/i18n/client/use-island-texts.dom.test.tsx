import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { useIslandTexts } from './use-island-texts'

const texts = { send: 'Schedule a demo' }

function Button() {
  return <button type="button">{useIslandTexts('demo', texts).send}</button>
}

test('once the file has loaded, every island uses its texts', async () => {
  const asked: string[] = []
  const text = async () => '{"demo":{"send":"Book a demo"}}'
  const answer = async (url: string) => {
    asked.push(url)
    return { ok: true, status: 200, statusText: 'OK', text }
  }
  Object.assign(globalThis, { fetch: answer })
  render(
    <>
      <Button />
      <Button />
    </>,
  )
  expect(screen.getAllByText('Schedule a demo')).toHaveLength(2)
  expect(await screen.findAllByText('Book a demo')).toHaveLength(2)
  expect(asked).toEqual(['/locales/en/common.json'])
})
