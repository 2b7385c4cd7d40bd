/** The explorer of a case, which makes the stage interactive. Loaded by `client/explorer/wake.ts`. */
import area from '../explorer/area.tool.css'
import emotions from '../explorer/emotions.tool.css'
import frame from '../explorer/frame.tool.css'
import heat from '../explorer/heat.tool.css'
import panels from '../explorer/panels.tool.css'
import people from '../explorer/people.tool.css'
import { startExplorer } from '../explorer/start'

const sheet = new CSSStyleSheet()
sheet.replaceSync(`${frame}${panels}${heat}${people}${emotions}${area}`)
document.adoptedStyleSheets.push(sheet)

const stage = document.querySelector<HTMLElement>('[data-explorer]')
if (stage) startExplorer(stage)
