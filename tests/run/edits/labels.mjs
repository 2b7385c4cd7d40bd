/** Edits to the texts of the interface. */
import { edit } from './edit.mjs'

const texts = 'locales/en/common.json'

/**
 * Other texts for links, buttons and headings.
 * @type {import('./edit.mjs').Edit[]}
 */
export const labels = [
  edit(
    'a different link text in the header',
    texts,
    '"about": "About",\n    "cases": "Cases",\n    "help"',
    '"about": "Who we are",\n    "cases": "Examples",\n    "help"',
  ),
  edit('a different button for signing up', texts, '"signUp": "Sign up"', '"signUp": "Create an account"'),
  edit('a different label in the footer', texts, '"reachUs": "Reach us"', '"reachUs": "Talk to us"'),
  edit(
    'a different tab of the switcher',
    texts,
    '"heatmaps": "Heatmaps",\n    "emotions": "Emotions",\n    "heartRate": "Heart rate",\n    "areasOfInterest": "Areas of interest",\n    "play"',
    '"heatmaps": "Where they look",\n    "emotions": "What they feel",\n    "heartRate": "The pulse",\n    "areasOfInterest": "Areas",\n    "play"',
  ),
  edit('a different button in the demo form', texts, '"submit": "Schedule a demo"', '"submit": "Show me"'),
  edit(
    'different field labels in the contact form',
    texts,
    '"name": "Name",\n    "company": "Company"',
    '"name": "Your name",\n    "company": "Organisation"',
  ),
  edit('a different button in the contact form', texts, '"send": "Send message"', '"send": "Send it to us"'),
  edit(
    'a different message of a form that failed',
    texts,
    '"nothingLost": "Nothing you typed has been lost."',
    '"nothingLost": "Your words are still here."',
  ),
  edit(
    'different names of the plans',
    texts,
    '"lite": "Lite",\n    "pro": "Pro"',
    '"lite": "Small",\n    "pro": "Medium"',
  ),
  edit(
    'a different row header in the price table',
    texts,
    '"additionalMinute": "Additional minute"',
    '"additionalMinute": "Each further minute"',
  ),
  edit(
    'the name of the OpenAPI description without its version',
    texts,
    'Every operation of the Rest API in OpenAPI 3.1, for programs.',
    'Every operation of the Rest API, for programs.',
  ),
  edit(
    'a different name for simulated results',
    texts,
    '"simulated": "Simulated results of {{version}}"',
    '"simulated": "Results of {{version}} (from a model)"',
  ),
  edit(
    'the text alternative of a social card without a full stop',
    texts,
    '“{{title}}” and a pair of large eyes looking at these words.',
    '“{{title}}” and eyes',
  ),
  edit(
    'a different text for the saving',
    texts,
    '"save": "Save {{plans.pro.saving}}"',
    '"save": "{{plans.pro.saving}} off"',
  ),
]
