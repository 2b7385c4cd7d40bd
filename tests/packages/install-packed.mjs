/** Packs a package of this project with `npm pack`, and installs it in a folder without the rest of the project. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../preview/install.mjs'

/** On Windows, npm is a .cmd file, which only a shell can start. */
const options = /** @type {const} */ ({ encoding: 'utf8', shell: process.platform === 'win32' })
const quiet = ['--silent', '--offline', '--no-audit', '--no-fund']

/**
 * Packs a package and installs it in a new project. It packs a copy, because packing briefly replaces files that other
 * tests may be importing.
 * @param {string} name the folder of the package in `packages/`
 * @returns {string} an absolute folder with a project that has the package installed; the caller removes it
 */
export function installPacked(name) {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  // The copy is inside the project, where it finds the packages with which it is compiled.
  const copy = mkdtempSync(join(cache, 'packed-'))
  const project = mkdtempSync(join(tmpdir(), 'packed-'))
  try {
    cpSync(join(root, 'packages'), copy, { recursive: true })
    const packing = ['pack', '--silent', '--ignore-scripts=false']
    const packed = execFileSync('npm', packing, { ...options, cwd: join(copy, name) }).trim()
    writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
    execFileSync('npm', ['install', ...quiet, join(copy, name, packed)], { ...options, cwd: project })
    return project
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/**
 * Lists the code blocks of a Markdown text in one language, in order.
 * @param {string} text
 * @param {string} language
 */
export function codeIn(text, language) {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code)
}
