/** How the list of mistakes looks: it lies above everything else of the page, and no rule of the page reaches into it. */
export const MISTAKES_STYLE = `
:host { all: initial; position: fixed; inset: auto 0 0 0; box-sizing: border-box; inline-size: auto; margin: 0; padding: 0;
  max-block-size: min(50vh, 28rem); overflow: auto; border: 0; border-block-start: 4px solid var(--mark);
  background: var(--ground); color: var(--text); color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
  --ground: #fff; --text: #171b6b; --place: #9c2415; --mark: #c4321f; --focus: #2b45d1 }
@media (prefers-color-scheme: dark) {
  :host { --ground: #1c2064; --text: #f6f6f2; --place: #ffb8a6; --mark: #fe8d73; --focus: #a8baff }
}
section { max-inline-size: 60rem; margin-inline: auto }
header { position: sticky; inset-block-start: 0; display: flex; justify-content: space-between; gap: 16px; align-items: center;
  padding: 8px 24px; background: var(--ground) }
h2 { font-size: 18px; line-height: 1.3; margin: 0; text-wrap: balance }
ul { margin: 0; padding: 4px 24px 20px; list-style: none }
ul[hidden] { display: none }
li { overflow-wrap: anywhere; max-inline-size: 72ch }
li + li { margin-block-start: 12px }
code { display: block; font: 14px/1.5 ui-monospace, monospace; color: var(--place); white-space: pre-wrap }
button { flex: none; min-block-size: 36px; font: inherit; padding: 4px 16px; border: 2px solid; border-radius: 999px;
  background: none; color: inherit; cursor: pointer }
button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
@media (max-width: 767px) { header { padding: 8px 16px } ul { padding: 4px 16px 16px } }
@media print { :host { display: none } }`
