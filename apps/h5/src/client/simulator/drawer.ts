import { CONTAINER_TITLES, CONTAINERS } from '@yingzao/schema/client'
import { DRAWER_CSS } from './drawer-css'
import { reload } from './hold-navigation'
import type { Entry, Journal } from './journal'
import { keepOnTop } from './keep-on-top'
import { keepSimulation, type Simulation } from './simulation'

const MANNERS: Readonly<Record<Simulation['manner'], string>> = {
  accepts: '成功',
  refuses: '拒绝',
  lost: '网络断开',
}

/** A likely version of a visitor's app. */
const RECENT = '6.43.0'

const UNSIMULATED = '选择打开环境后，点击页面会在这里列出消息、接口、跳转和统计，什么都不会真的发出。'
const TOO_WIDE = '窗口比手机宽，缩小窗口或用浏览器的手机模式，才是手机上的样子。'
const NOTHING_YET = '点击页面中的按钮，看看会发生什么。什么都不会真的发出。'

/** Shows what is simulated and what taps triggered; a change reloads the page. */
export function openDrawer(simulation: Simulation | undefined, journal: Journal): void {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = markup(simulation)
  document.body.append(host)
  const find = <E extends Element>(selector: string) => root.querySelector(selector) as E
  const handle = find<HTMLButtonElement>('.handle')
  const drawer = find<HTMLElement>('.drawer')
  const form = find<HTMLFormElement>('form')
  find<HTMLInputElement>('input').value = simulation?.version || RECENT
  const list = find<HTMLElement>('ol')
  const hint = find<HTMLElement>('p')

  handle.classList.toggle('low', !document.documentElement.classList.contains('yz-preview'))
  const show = (isOpen: boolean) => {
    drawer.hidden = !isOpen
    handle.setAttribute('aria-expanded', String(isOpen))
  }
  handle.onclick = () => show(Boolean(drawer.hidden))
  find<HTMLButtonElement>('.close').onclick = () => {
    show(false)
    handle.focus()
  }
  find<HTMLButtonElement>('.clear').onclick = () => {
    list.textContent = ''
    hint.hidden = false
  }
  form.onsubmit = (event) => event.preventDefault()
  form.onchange = () => {
    if (keepSimulation(chosenIn(form))) reload()
    else hint.textContent = '浏览器禁用了存储，无法切换打开环境。'
  }
  show(simulation !== undefined)
  const showLast = () => {
    list.scrollTop = list.scrollHeight
  }
  keepOnTop(host, showLast)

  journal.subscribe((entry) => {
    hint.hidden = true
    list.append(line(entry))
    showLast()
  })
}

function chosenIn(form: HTMLFormElement): Simulation | undefined {
  const value = (name: string) =>
    (form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement).value
  const place = CONTAINERS.find((container) => container === value('place'))
  if (!place) return undefined
  return {
    place,
    version: value('version').trim(),
    isLoggedIn: value('login') === '1',
    manner: value('replies') as Simulation['manner'],
  }
}

function line({ kind, title, detail }: Entry): HTMLElement {
  const item = document.createElement('li')
  if (kind === '点击') item.className = 'tap'
  item.append(part('span', kind, 'kind'), part('span', title))
  if (detail) item.append(part('code', detail))
  return item
}

function part(tag: string, text: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text, className })
}

function hintFor(simulation: Simulation | undefined): string {
  if (!simulation) return UNSIMULATED
  return simulation.place !== 'pc' && innerWidth > 750 ? `${NOTHING_YET}${TOO_WIDE}` : NOTHING_YET
}

/** Fixed texts only; what the page says is inserted as text. */
function markup(simulation: Simulation | undefined): string {
  const { place, isLoggedIn = false, manner = 'accepts' } = simulation ?? {}
  const off = simulation ? '' : ' disabled'
  const options = (entries: [string, string][], chosen: string) =>
    entries.map(
      ([value, text]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${text}</option>`,
    )
  const select = (label: string, name: string, entries: [string, string][], chosen: string, state = off) =>
    `<label>${label}<select name="${name}"${state}>${options(entries, chosen).join('')}</select></label>`
  return [
    `<style>${DRAWER_CSS}</style>`,
    '<button class="handle" type="button" aria-controls="drawer">模拟</button>',
    '<section class="drawer" id="drawer" aria-label="模拟打开环境" hidden><header><h2>模拟打开环境</h2>',
    '<button class="clear" type="button">清空</button><button class="close" type="button">收起</button></header><form>',
    select('打开环境', 'place', [['', '真实环境'], ...Object.entries(CONTAINER_TITLES)], place ?? '', ''),
    `<label>App 版本<input name="version" maxlength="20" autocomplete="off"${place === 'app' ? '' : ' disabled'}></label>`,
    select(
      '登录状态',
      'login',
      [
        ['0', '未登录'],
        ['1', '已登录'],
      ],
      isLoggedIn ? '1' : '0',
    ),
    select('接口答复', 'replies', Object.entries(MANNERS), manner),
    `</form><p>${hintFor(simulation)}</p><ol aria-live="polite"></ol></section>`,
  ].join('')
}
