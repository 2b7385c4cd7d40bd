/** Edits to the texts of pages. */
import { edit } from './edit.mjs'

const home = 'content/pages/home.md'
const about = 'content/pages/about.md'
const pricing = 'content/pages/pricing.md'
const terms = 'content/pages/terms.md'

/**
 * Other texts of pages.
 * @type {import('./edit.mjs').Edit[]}
 */
export const words = [
  edit(
    'a different headline on the home page',
    home,
    'Cut your advertising costs by using only your **best ads**',
    'Which of your **ideas** do people look at **first**?',
  ),
  edit('a different seed for the fixation circles of the headline', home, 'seed: 16', 'seed: 4'),
  edit(
    'a different lead on the home page',
    home,
    'Send people a link to your ad.',
    'Send people a link to your ad, your pack or your page.',
  ),
  edit(
    'a different text in a panel of the switcher',
    home,
    'text: Every look is a disc of ink. Where people keep looking, the ink builds up.',
    'text: Each look leaves a disc of ink, and many looks leave a lot of it.',
  ),
  edit(
    'a use case with a different title and question',
    home,
    'title: Shelf placement\n      question: Does your pack stand out from the rest?',
    'title: On the shelf\n      question: Would anybody reach for your pack?',
  ),
  edit('a step with a different title', home, '- title: Send the link', '- title: Share the link'),
  edit(
    'the audiences in a different order',
    home,
    '[Advertisers, Marketers, Designers, Product teams]',
    '[Designers, Product teams, Marketers, Advertisers]',
  ),
  edit('a different title on the About us page', about, 'title: About us', 'title: Who we are'),
  edit(
    'a new service',
    about,
    '    - name: Psychometrics',
    '    - name: Workshops\n      text: A day with your team and your own results.\n    - name: Psychometrics',
  ),
  edit(
    'a new section',
    about,
    '## The company',
    '## How we started\n\nSomebody asked whether anybody had looked at the ad at all.\n\n## The company',
  ),
  edit('a different title on the pricing page', pricing, 'title: Our simple pricing', 'title: Plans and prices'),
  edit(
    'a new question',
    pricing,
    '## How many tests on Lite?',
    '## Can I change plans?\n\nYes, at any time. Write to us, and we arrange it.\n\n## How many tests on Lite?',
  ),
  edit(
    'a removed question',
    pricing,
    '## Do you need testers?\n\nIf you have no panel provider, we can arrange the testers. Tell us the demographic you want to reach; the price per participant is in the table.\n\n[Tell us who you need](/contact)\n\n',
    '',
  ),
  edit(
    'a different lead on the contact page',
    'content/pages/contact.md',
    'We read everything with both eyes open.',
    'We answer everybody.',
  ),
  edit(
    'a different title on the thank-you page',
    'content/pages/thanks.md',
    'title: Thanks for getting in touch!',
    'title: Thank you, we have it!',
  ),
  edit('a renamed section of the terms', terms, '## Rejection', '## When a delivery is rejected'),
]
