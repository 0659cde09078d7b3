// Lists what the simulated pages in the frames tell of their taps.

const journal = document.querySelector('.journal')
const list = journal.querySelector('ol')
const hint = journal.querySelector('p')

addEventListener('message', ({ origin, source, data }) => {
  const entry = data?.simulated
  if (origin !== location.origin || !entry) return
  hint.hidden = true
  list.append(line(entry, titleOf(source)))
  list.scrollTop = list.scrollHeight
})
journal.querySelector('[data-clear]').addEventListener('click', () => {
  list.textContent = ''
  hint.hidden = false
})

function titleOf(source) {
  const frames = [...document.querySelectorAll('iframe')]
  return frames.find((frame) => frame.contentWindow === source)?.title ?? ''
}

function line({ kind, title, detail }, example) {
  const item = document.createElement('li')
  const isTap = kind === '点击'
  item.classList.toggle('tap', isTap)
  item.append(part('i', kind), part('span', title))
  const more = isTap ? example : detail
  if (more) item.append(part('code', more))
  return item
}

function part(tag, text) {
  return Object.assign(document.createElement(tag), { textContent: text })
}
