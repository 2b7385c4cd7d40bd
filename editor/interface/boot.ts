/** The script of the page of the editor: starts the interface with the settings that the page holds. */
import CMS from '@sveltia/cms'
import type { CmsCollection } from '../forms/config'
import { factComponent } from '../forms/facts'
import { FORMS_WINDOW } from '../pages/html'
import { editedFile } from './edited-file'
import { cleanPastes } from './paste'
import { pageForms, previewPage } from './preview-page'
import { type InterfaceSettings, SETTINGS_ID } from './settings'

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

// Under this key the interface looks for somebody who is signed in. Without it, it asks for the token.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'gitea', token }))
// Links from the other pages come back to this window.
window.name = FORMS_WINDOW
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
    // Nothing is fetched from the libraries of pictures that the interface knows.
    media_libraries: {
      // A space in a name would have to be encoded in a text.
      default: { config: { slugify_filename: true } },
      ...{ stock_assets: false, cloudinary: false, uploadcare: false },
    },
  },
})

cleanPastes(document)

/** The links to the page whose form is open follow the form. */
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
    // Each change of the page calls this function.
    if (link.textContent !== label) link.textContent = label
    link.href = address + found.path + (file ? `?file=${encodeURIComponent(file.path)}` : '')
  }
}

followForm()
// The interface changes the address without loading a page, in ways of which no event tells.
const observer = new MutationObserver(followForm)
observer.observe(document.getElementById('nc-root') ?? document.body, { childList: true, subtree: true })
window.addEventListener('hashchange', followForm)
