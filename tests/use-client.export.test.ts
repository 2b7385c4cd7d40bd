import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { kindsByRoute } from '@oogwenk/ship'
import { changedKinds, INTERACTIVE_FILE } from '../build/interactive-routes'
import { settings } from '../build/settings'
import { buildVariant } from './run/build-variant.mjs'
import { preview } from './run/variants.mjs'

/** The time limit, long enough for a build, although `npm test` has usually made it before. */
const TIMEOUT_MS = 600_000

test(
  '‘use client’ in a page or a component makes its page interactive without any other edit, and the comparison with the list of interactive routes reports it',
  async () => {
    const root = await buildVariant(preview)
    const listed = JSON.parse(readFileSync(INTERACTIVE_FILE, 'utf8'))
    expect(changedKinds(listed, await kindsByRoute(root, settings))).toEqual([
      '/about is interactive but not listed',
      '/fixture/client is interactive but not listed',
    ])
    const page = (name: string) => readFileSync(`${root}/app/fixture/${name}/page.tsx`, 'utf8')
    expect(page('client')).toBe(`'use client'\n\n${page('server')}`)
  },
  TIMEOUT_MS,
)

test(
  'pages that have become interactive list their scripts, which all exist; static pages list none',
  async () => {
    const root = await buildVariant(preview)
    const scripts = (page: string) =>
      /data-files="([^"]+)"/.exec(readFileSync(`${root}/out/${page}.html`, 'utf8'))?.[1]?.split(' ') ?? []
    for (const page of ['about', 'fixture/client']) {
      expect(scripts(page).length).toBeGreaterThan(5)
      for (const url of scripts(page)) expect([url, existsSync(`${root}/out${url}`)]).toEqual([url, true])
    }
    expect([...scripts('fixture/server'), ...scripts('terms')]).toEqual([])
  },
  TIMEOUT_MS,
)
