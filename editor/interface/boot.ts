/** The script of the editor's page: starts the interface with the settings in the page. */
import CMS from '@sveltia/cms'
import type { CmsCollection } from '../forms/config'
import { factComponent } from '../forms/facts'
import { FORMS_WINDOW } from '../pages/html'
import { editedFile } from './edited-file'
import { offerFacts } from './offer-facts'
import { openGroups } from './open-groups'
import { cleanPastes } from './paste'
import { pageForms, previewPage } from './preview-page'
import { type CurrentFacts, type InterfaceSettings, SETTINGS_ID } from './settings'
import { showWarnings } from './show-warnings'

const {
  token,
  config,
  address,
  api,
  preview,
  links = [],
  factTexts = {},
  ...settings
} = JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '') as InterfaceSettings
const lists = (config.collections ?? []) as readonly CmsCollection[]
let current: CurrentFacts = settings
const factsHere = () => {
  const { facts = [], ownFacts = {} } = current
  return [...(ownFacts[editedFile(location.hash, lists)?.path ?? ''] ?? []), ...facts]
}

/**
 * Reloads the facts, because a save or the other window may have changed a value. Without a response, the old ones are
 * kept.
 */
async function renewFacts() {
  const response = await fetch(`${address}/facts`).catch(() => undefined)
  if (response?.ok) current = (await response.json()) as CurrentFacts
}

// The interface stores the signed-in user under this key, and would otherwise ask for the token.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'gitea', token }))
// Links on the other pages open in this window.
window.name = FORMS_WINDOW
/** The page that was saved last; its form has been closed since. */
let saved: string | undefined
showWarnings(api, (paths) => {
  saved = paths.find((path) => path.endsWith('.md'))
  void renewFacts()
})
window.addEventListener('focus', renewFacts)
CMS.registerPreviewStyle(preview.style)
for (const form of pageForms(lists)) CMS.registerPreviewTemplate(form.name, previewPage(form, preview, factsHere))
CMS.registerEditorComponent(factComponent(factsHere))
CMS.init({
  config: {
    ...config,
    load_config_file: false,
    backend: {
      name: 'gitea',
      repo: 'site/site',
      branch: 'main',
      base_url: location.origin,
      api_root: location.origin + api,
      auth_methods: ['token'],
    },
    // Built-in services for stock pictures are switched off, so nothing is requested from them.
    media_libraries: {
      // In Markdown, a space in a file name would have to be encoded.
      default: { config: { slugify_filename: true } },
      ...{ stock_assets: false, cloudinary: false, uploadcare: false },
    },
  },
})

cleanPastes(document)
openGroups(document)

/** Updates the links above the interface, and the facts below its texts, to match the open form. */
function followForm() {
  const file = editedFile(location.hash, lists)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body > nav a[data-for]')) {
    const isSeeLink = link.dataset.for === 'see'
    const path = file?.path ?? (isSeeLink ? saved : undefined)
    link.hidden = path === undefined || !(isSeeLink || file?.isListed)
    if (path !== undefined) link.href = `${address}/${link.dataset.for}?file=${encodeURIComponent(path)}`
    if (isSeeLink) setText(link, file ? 'See this page' : 'See the page you saved')
  }
  const [, list = ''] = /^#\/collections\/([\w-]+)/.exec(location.hash) ?? []
  offerFacts(document, factTexts[list] ?? [], factsHere())
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body > nav a[data-list]')) {
    link.hidden = link.dataset.list !== list
    const found = links.find(({ path }) => link.dataset.path === path)
    if (link.hidden || !found) continue
    setText(link, file ? found.labelInForm : found.label)
    link.href = address + found.path + (file ? `?file=${encodeURIComponent(file.path)}` : '')
  }
}

/** Changes the text of a link only if it differs: `followForm` runs after each change, and must not cause another. */
function setText(link: HTMLAnchorElement, text: string) {
  if (link.textContent !== text) link.textContent = text
}

followForm()
// The interface changes the address without loading a page, and in some cases without an event.
const observer = new MutationObserver(followForm)
observer.observe(document.getElementById('nc-root') ?? document.body, { childList: true, subtree: true })
window.addEventListener('hashchange', followForm)
window.addEventListener('input', followForm)
