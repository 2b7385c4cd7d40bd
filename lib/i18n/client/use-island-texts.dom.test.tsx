import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { useIslandTexts } from './use-island-texts'

const texts = { send: 'Schedule a demo' }

function Button() {
  return <button type="button">{useIslandTexts('demo', texts).send}</button>
}

test('once the file has loaded, every island shows its texts', async () => {
  const requests: string[] = []
  const text = async () => '{"demo":{"send":"Book a demo"}}'
  const respond = async (url: string) => {
    requests.push(url)
    return { ok: true, status: 200, statusText: 'OK', text }
  }
  Object.assign(globalThis, { fetch: respond })
  render(
    <>
      <Button />
      <Button />
    </>,
  )
  expect(screen.getAllByText('Schedule a demo')).toHaveLength(2)
  expect(await screen.findAllByText('Book a demo')).toHaveLength(2)
  expect(requests).toEqual(['/locales/en/common.json'])
})
