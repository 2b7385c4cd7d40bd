import { expect, test } from '@jest/globals'
import { allNodesOf } from '../../html'
import { assertAllowed } from './assert-allowed'

const check = (body: string, kind: 'static' | 'plain' = 'static', head = '') =>
  assertAllowed(
    allNodesOf(`<html><head>${head}</head><body>${body}<script data-ship="${kind}">run()</script></body></html>`),
    'a.html',
    kind,
  )

const inline: [string, string][] = [
  ['<p style="color:red">', 'has the attribute style="color:red" on <p>, which its own policy blocks. Use a class'],
  ['<p onclick="go()">', 'has the attribute onclick="go()" on <p>'],
  ['<script src="/x.js"></script>', 'loads /x.js directly. Move the script to the loader'],
  ['<svg><script href="/x.js"></script></svg>', 'loads /x.js directly'],
  ['<script>go()</script>', 'has a <script> that is not the site’s loader. Move what it does to the loader'],
  ['<script type="module">go()</script>', 'has a <script type="module"> that is not the site’s loader'],
  ['<script type="text/javascript">go()</script>', 'has a <script type="text/javascript"> that is not'],
  ['<script type="importmap">{}</script>', 'has a <script type="importmap"> that is not'],
  ['<script type="">go()</script>', 'has a <script type=""> that is not'],
  ['<script data-ship="static">go()</script>', 'has a <script> that is not the site’s loader'],
  ['<link rel="stylesheet" href="/a.css">', 'loads /a.css directly, which its own policy blocks. Import the style'],
]

const always: [string, string][] = [
  ['<a href="javascript:go()">', 'has a script in href="javascript:go()" on <a>, which is not an address. Move it'],
  ['<a href=" JAVA&#10;SCRIPT:go()">', 'has a script in href='],
  ['<svg><a xlink:href="javascript:go()"></a></svg>', 'has a script in href='],
  ['<form action="javascript:go()">', 'has a script in action='],
  [
    '<form action="mailto:a@b.example">',
    'has action="mailto:a@b.example" on <form>, which is not an address that can receive forms.',
  ],
  ['<form action="https://[">', 'has action="https://["'],
  ['<button formaction="/forms">', 'has formaction="/forms" on <button>, which its own policy does not cover. Set'],
  [
    '<img src="https://evil.example/a.webp">',
    'loads https://evil.example/a.webp in src="https://evil.example/a.webp" on <img>',
  ],
  ['<img src="//evil.example/a.webp">', 'loads //evil.example/a.webp in src='],
  ['<img src="/\\evil.example/a.webp">', 'loads /\\evil.example/a.webp in src='],
  ['<img src="data:image/gif;base64,AA">', 'loads data:image/gif;base64,AA in src='],
  ['<img srcset="/a.webp 1x, https://evil.example/b.webp 2x">', 'loads https://evil.example/b.webp in srcset='],
  ['<picture><source srcset="//evil.example/b.avif"></picture>', 'loads //evil.example/b.avif in srcset='],
  ['<video poster="https://evil.example/a.webp"></video>', 'loads https://evil.example/a.webp in poster='],
  ['<video><source src="https://evil.example/a.webm"></video>', 'loads https://evil.example/a.webm in src='],
  ['<svg><image href="https://evil.example/a.png"/></svg>', 'loads https://evil.example/a.png in href='],
  ['<a href="/about" ping="/a https://evil.example/">', 'loads https://evil.example/ in ping='],
  ['<link rel="preload" href="https://evil.example/a.woff2">', 'loads https://evil.example/a.woff2 in href='],
  ['<script src="https://evil.example/a.js"></script>', 'loads https://evil.example/a.js in src='],
  ['<iframe src="/about"></iframe>', 'has <iframe>, which its own policy blocks. Link to what it would show.'],
  ['<object data="/a.pdf"></object>', 'has <object>, which its own policy blocks.'],
]

test.each([...inline, ...always])('%s stops the build', (body, message) => {
  expect(() => check(body)).toThrow(`out/a.html ${message}`)
  expect(() => check(body)).toThrow(/^out\/a\.html .+\. [A-Z].+\.$/s)
  expect(() => check(`<template><div>${body}</div></template>`)).toThrow(`out/a.html ${message}`)
  expect(() => check(`<noscript>${body}</noscript>`)).toThrow(`out/a.html ${message}`)
})

test.each(always)('%s stops the build under SHIP=plain too', (body, message) => {
  expect(() => check(body, 'plain')).toThrow(`out/a.html ${message}`)
})

test.each(inline.slice(0, -2).map(([body]) => body))('%s is left to Next under SHIP=plain', (body) => {
  expect(() => check(body, 'plain')).not.toThrow()
})

test('everything that a page needs is allowed', () => {
  check(
    [
      '<a href="https://elsewhere.example/">a</a><a href="mailto:a@b.example">b</a><a href="#c">c</a><a href="javascript">d</a>',
      '<img src="/media/a.webp" srcset="/media/a.webp 1x, /media/b.webp 2x" alt="javascript: a word">',
      '<svg><use href="#ink"></use></svg><form action="https://forms.example/f"></form><form action="/forms"></form>',
      '<script type="application/ld+json">{}</script><script type="application/json">{}</script>',
      '<script type="speculationrules">{}</script>',
    ].join(''),
    'static',
    '<link rel="canonical" href="https://www.oogwenk.example/"><link rel="icon" href="/icon.svg">',
  )
})
