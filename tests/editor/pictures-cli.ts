/**
 * `npm run tool -- screens`: takes the screenshots of the editor for docs/writing-content.md, from a copy of the
 * project.
 */
import { join } from 'node:path'
import { editProject } from './edited-project'

/** Takes the screenshots, from the form of a page to its publication. */
export async function main(): Promise<void> {
  const folder = join(process.cwd(), 'docs/pictures')
  const project = await editProject('pictures')
  try {
    const { page, address } = project
    const take = (name: string) => page.screenshot({ path: join(folder, `editor-${name}.png`) })
    const title = page.getByRole('textbox', { name: 'Title', exact: true }).first()
    await page.setViewportSize({ width: 1280, height: 720 })
    await project.openForm('docs/entries/collect')
    await title.waitFor()
    await page.getByRole('link', { name: 'Move or delete it' }).waitFor()
    const preview = page.frameLocator('iframe[title="Content Preview"]')
    await preview.getByRole('heading', { level: 1, name: await title.inputValue() }).waitFor()
    await take('form')
    const description = page.getByRole('textbox', { name: 'Description', exact: true }).first()
    const words = await description.inputValue()
    await description.fill(words.replace('the', '{{no.such}}').replace('The', '{{no.such}}'))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alertdialog').getByText('{{no.such}}').waitFor()
    await take('refusal')
    await project.openForm('pages/entries/content-pages-about')
    await title.fill('About this company')
    await project.save()
    await page.goto(`${address}/publish`)
    await page.getByLabel('What changes').fill('Say which company this is')
    await page.setViewportSize({ width: 1280, height: 1000 })
    await take('publish')
  } finally {
    await project.close()
  }
}
