import { expect, test } from '@jest/globals'
import { tabTitle } from './tab-title'

test.each([
  ['Bread', 'Oven', 'Bread – Oven'],
  ['Bread of the Oven', 'Oven', 'Bread of the Oven'],
  ['Oven: bread', 'Oven', 'Oven: bread'],
  ['The Oven’s bread', 'Oven', 'The Oven’s bread'],
  ['Ovenware', 'Oven', 'Ovenware – Oven'],
  ['Bread, coOven', 'Oven', 'Bread, coOven – Oven'],
  ['Ofen für Öfen', 'Öfe', 'Ofen für Öfen – Öfe'],
  ['What a (b)? is', 'a (b)?', 'What a (b)? is'],
])('“%s” of “%s” is shown as “%s”', (title, name, shown) => expect(tabTitle(title, name)).toBe(shown))
