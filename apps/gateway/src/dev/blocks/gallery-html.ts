import { specs } from '@yingzao/blocks/props'
import { CONTAINER_TITLES } from '@yingzao/schema/client'
import { chinaTime } from '../../time/china-time'
import type { NumberedExample } from './read-example'
import { type View, WIDTHS } from './read-view'

interface Gallery {
  examples: readonly NumberedExample[]
  view: View
  /** The address of this page without its query. */
  path: string
}

/** The page for people: a bar of switches, the blocks by name, and a frame for every example. */
export function galleryHtml({ examples, view, path }: Gallery): string {
  const blocks = new Map<string, NumberedExample[]>()
  for (const example of examples) blocks.set(example.name, [...(blocks.get(example.name) ?? []), example])
  const names = [...blocks.keys()]
  const isWhole = path.replace(/\/$/, '') === '/dev/blocks'
  return [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>组件图库</title>',
    '<link rel="icon" href="data:,"><link rel="stylesheet" href="/dev/blocks/gallery.css"></head><body>',
    toolbar({ view, path, search: names.length > 1 }),
    '<div class="layout">',
    isWhole ? `<nav aria-label="组件">${names.map(navLink).join('')}</nav>` : '',
    '<main>',
    ...[...blocks].map(([name, own]) => section(name, own, view)),
    '<p class="nothing" hidden>没有找到这个组件。</p></main></div>',
    journal(view),
    '<script src="/dev/blocks/frames.js"></script><script src="/dev/blocks/gallery.js"></script></body></html>',
  ].join('\n')
}

function toolbar({ view, path, search }: { view: View; path: string; search: boolean }): string {
  return [
    `<header><a class="home" href="/dev/blocks${escapeText(query(view))}">组件图库</a>`,
    `<form method="get" action="${escapeText(path)}">`,
    search ? '<input type="search" name="q" placeholder="搜索组件或示例" aria-label="搜索组件或示例">' : '',
    choice(
      '宽度',
      'width',
      view.width,
      WIDTHS.map((width) => [width, String(width)]),
    ),
    choice('字号', 'text', view.text, [
      ['normal', '标准'],
      ['large', '大字'],
    ]),
    `<label class="clock">时间<input type="datetime-local" name="at" value="${beijing(view.at)}"></label>`,
    '<button type="button" data-run-clock>实时</button>',
    choice('环境', 'place', view.place ?? '', [['', '真实'], ...Object.entries(CONTAINER_TITLES)]),
    view.place === undefined ? '' : simulationFields(view),
    '<noscript><button>应用</button></noscript>',
    '</form></header>',
  ].join('')
}

/** Fields that are only shown when a place is simulated. */
function simulationFields({ place, version, login }: View): string {
  const app = `<label class="version">App 版本<input name="version" maxlength="20" value="${escapeText(version)}"></label>`
  const logins = [
    ['0', '未登录'],
    ['1', '已登录'],
  ] as const
  return `${place === 'app' ? app : ''}${choice('登录', 'login', login, logins)}`
}

/** What taps in the frames triggered; `simulation.js` fills it. */
function journal({ place }: View): string {
  if (place === undefined) return ''
  return [
    '<aside class="journal" aria-label="模拟记录"><h2>模拟记录<button type="button" data-clear>清空</button></h2>',
    '<p>点击示例中的按钮，这里列出产生的消息、接口、跳转和统计。什么都不会真的发出。</p>',
    '<ol aria-live="polite"></ol></aside><script src="/dev/blocks/simulation.js"></script>',
  ].join('')
}

function choice(
  label: string,
  name: string,
  chosen: string | number,
  options: ReadonlyArray<readonly [string | number, string]>,
): string {
  const radios = options.map(
    ([value, text]) =>
      `<label><input type="radio" name="${name}" value="${value}"${value === chosen ? ' checked' : ''}><span class="choice">${text}</span></label>`,
  )
  return `<fieldset><legend>${label}</legend>${radios.join('')}</fieldset>`
}

function navLink(name: string): string {
  return `<a href="#${name}" data-block="${name}">${titleOf(name)}<i>${name}</i></a>`
}

function section(name: string, examples: readonly NumberedExample[], view: View): string {
  const heading = `<h2><a href="/dev/blocks/${name}${escapeText(query(view))}">${titleOf(name)}</a><code>${name}</code></h2>`
  return `<section id="${name}">${heading}${examples.map((example) => card(example, view)).join('')}</section>`
}

function card({ name, number, example: { title, draws } }: NumberedExample, view: View): string {
  const address = `/dev/blocks/${name}/${number}`
  const frame =
    draws === 'nothing'
      ? '<p class="empty">这个状态不显示任何内容</p>'
      : `<div class="stage"><iframe loading="lazy" width="${view.width}" height="160" title="${escapeText(title)}" src="${escapeText(`${address}/page${pageQuery(view)}`)}"></iframe></div>`
  return `<article data-words="${escapeText(`${name} ${titleOf(name)} ${title}`.toLowerCase())}"><h3><a href="${escapeText(address + query(view))}">${escapeText(title)}</a></h3>${frame}</article>`
}

function titleOf(name: string): string {
  return escapeText(specs.find(name)?.title ?? name)
}

/** The view as part of an address. A page always gets its text explicitly: it would remember another page's. */
function query(view: View): string {
  return `?width=${view.width}&${pageQuery(view).slice(1)}`
}

function pageQuery({ text, at, place, version, login }: View): string {
  const clock = at === undefined ? '' : `&at=${encodeURIComponent(beijing(at))}`
  const simulation = place === undefined ? '' : `&place=${place}&version=${version}&login=${login}`
  return `?text=${text}${clock}${simulation}`
}

function beijing(moment: number | undefined): string {
  return moment === undefined ? '' : chinaTime(new Date(moment)).slice(0, 16)
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
