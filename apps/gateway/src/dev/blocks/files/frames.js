// Frames with examples are as high as what they show. The documentation site has them too.

/** CSS pixels. What covers a screen (a popup, a bar at its edge) needs a screen to be looked at. */
const SCREEN = 640
/** Where taps are simulated there has to be room for what they say. */
const LOWEST = document.querySelector('.journal') ? 200 : 24

for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => watch(frame))
  if (frame.contentDocument?.readyState === 'complete') watch(frame)
}

/** Follows the page in a frame, which may grow when its islands wake, and which a popup may cover. */
function watch(frame) {
  const page = frame.contentDocument?.querySelector('main')
  if (!page) return
  // On a whole screen: on a lower one a bar may not keep its place.
  setHeight(frame, SCREEN)
  const keepsPlace = hasPlacedBlocks(page)
  const fit = () => {
    setHeight(frame, keepsPlace || page.querySelector('dialog[open]') ? SCREEN : heightOf(page))
  }
  fit()
  const observer = new ResizeObserver(fit)
  for (const block of page.children) observer.observe(block)
  new MutationObserver(fit).observe(page, { subtree: true, attributeFilter: ['open'] })
}

/** Not the attribute, which gives way to any style of the page around. */
function setHeight(frame, pixels) {
  frame.style.height = `${pixels}px`
}

function hasPlacedBlocks(page) {
  const { defaultView: view } = page.ownerDocument
  return [...page.querySelectorAll('*')].some(
    (element) => !element.closest('dialog') && /fixed|sticky/.test(view.getComputedStyle(element).position),
  )
}

function heightOf(page) {
  const { defaultView: view } = page.ownerDocument
  const bottoms = [...page.children].map(
    (block) => block.getBoundingClientRect().bottom + view.scrollY + marginOf(block),
  )
  return Math.ceil(Math.max(LOWEST, ...bottoms))
}

/** The margin below a block, which may be that of what it ends with. */
function marginOf(element) {
  const { defaultView: view } = element.ownerDocument
  const own = Number.parseFloat(view.getComputedStyle(element).marginBottom)
  return Math.max(own, element.lastElementChild ? marginOf(element.lastElementChild) : 0)
}
