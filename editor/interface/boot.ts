/** The script of the editor's page: starts the interface with the settings in the page. */
import CMS from '@sveltia/cms'
import type { CmsCollection } from '../forms/config'
import { factComponent } from '../forms/facts'
import { FORMS_WINDOW } from '../pages/html'
import { editedFile } from './edited-file'
import { cleanPastes } from './paste'
import { pageForms, previewPage } from './preview-page'
import { type InterfaceSettings, SETTINGS_ID } from './settings'
import { showWarnings } from './show-warnings'

const {
  token,
  config,
  address,
  api,
  preview,
  facts = [],
  ownFacts = {},
  links = [],
} = JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '') as InterfaceSettings
const lists = (config.collections ?? []) as readonly CmsCollection[]
const own = () => ownFacts[editedFile(location.hash, lists)?.path ?? ''] ?? []

// The interface stores the signed-in user under this key, and would otherwise ask for the token.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'gitea', token }))
// Links on the other pages open in this window.
window.name = FORMS_WINDOW
showWarnings(api)
CMS.registerPreviewStyle(preview.style)
for (const form of pageForms(lists))
  CMS.registerPreviewTemplate(
    form.name,
    previewPage(form, preview, () => [...facts, ...own()]),
  )
CMS.registerEditorComponent(factComponent(facts, own))
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

/** Updates the links above the interface to match the open form. */
function followForm() {
  const file = editedFile(location.hash, lists)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body > nav a[data-for]')) {
    link.hidden = file === undefined || (link.dataset.for === 'page' && !file.isListed)
    if (file !== undefined) link.href = `${address}/${link.dataset.for}?file=${encodeURIComponent(file.path)}`
  }
  const [, list] = /^#\/collections\/([\w-]+)/.exec(location.hash) ?? []
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body > nav a[data-list]')) {
    link.hidden = link.dataset.list !== list
    const found = links.find(({ path }) => link.dataset.path === path)
    if (link.hidden || !found) continue
    const label = file ? found.labelInForm : found.label
    // This function runs at each change of the page, and must not cause another one.
    if (link.textContent !== label) link.textContent = label
    link.href = address + found.path + (file ? `?file=${encodeURIComponent(file.path)}` : '')
  }
}

followForm()
// The interface changes the address without loading a page, and in some cases without an event.
const observer = new MutationObserver(followForm)
observer.observe(document.getElementById('nc-root') ?? document.body, { childList: true, subtree: true })
window.addEventListener('hashchange', followForm)
