import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

/** Bytes of script that a hand-written page may have; more would make it easier to beat. */
const SCRIPT_LIMIT = 3072

/** A file beside this one, as small as it gets. */
export const small = (path, options) =>
  transformSync(readFileSync(new URL(path, import.meta.url), 'utf8'), {
    minify: true,
    ...options,
  }).code.trim()

/** The script that follows a countdown, in its place on the page. */
const countdownScript = small('countdown.js', {})

/**
 * A page as a person would write it for speed alone: one document, no requests except for its pictures.
 * @param {{ title: string, description: string, styles: string, blocks: string }} page
 */
export function documentWith({ title, description, styles, blocks }) {
  const behaviour = small('page.js', { format: 'iife' })
  const bytes = behaviour.length + countdownScript.length
  if (bytes > SCRIPT_LIMIT)
    throw new Error(`The hand-written page has ${bytes} bytes of script, ${SCRIPT_LIMIT} are allowed.`)
  return [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title><meta name="description" content="${description}">`,
    `<style>${styles}img[data-src]{opacity:0}</style></head>`,
    `<body><main class="app">${blocks}</main><script>${behaviour}</script></body></html>`,
  ].join('')
}

const sizeOf = ({ alt = '', width, height }) => `alt="${alt}" width="${width}" height="${height}"`
export const image = (value) => `<img src="${value.url}" ${sizeOf(value)}>`
export const firstImage = (value) =>
  `<img id="hero" fetchpriority="high" src="${value.url}" ${sizeOf(value)}>`
export const laterImage = (value) => `<img data-src="${value.url}" ${sizeOf(value)}>`

export const countdownOf = ({ name, endTime, character }) =>
  `<div class="cd" data-end="${endTime}"><span>${name}</span><b>--</b>天<b>--</b>${character}<b>--</b>${character}<b>--</b></div><script>${countdownScript}</script>`

/** `consent`: markup of the line to be agreed to, if there is one. */
export const formOf = (value, consent = '') =>
  [
    `<form class="fm" id="form" novalidate data-e="${value.error}" data-c="${value.codeError}">`,
    `<h2>${value.title}</h2>`,
    `<label><input name="nick_name" maxlength="12" placeholder="${value.nameLabel}"></label>`,
    `<label><input name="handset" type="tel" maxlength="11" placeholder="${value.phoneLabel}"></label>`,
    `<label><input name="code" inputmode="numeric" maxlength="6" placeholder="${value.codeLabel}">`,
    `<button type="button">${value.sendText}</button></label>${consent}`,
    `<output></output><button class="go">${value.submitText}</button></form>`,
  ].join('')

export const popupOf = (id, content) =>
  `<div class="pop" role="dialog" id="${id}" hidden><div><button data-x aria-label="关闭">×</button>${content}</div></div>`
