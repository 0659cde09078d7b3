// Runs in the measured page, before any of its scripts. It finds things by their text, as visitors do.

const POLL_MS = 50

/** Adds the probe to every document that a page will load. */
export function addProbe(page, texts) {
  return page.addInitScript(install, { ...texts, pollMs: POLL_MS })
}

/** What the probe has seen so far. */
export const seenBy = (page) => page.evaluate(() => window.pageLoad.seen)

/** Texts and fields of the fixture that are missing from the page: if there are any, its numbers do not count. */
export function missingIn(page, texts) {
  return page.evaluate(({ texts, placeholders }) => {
    const leaves = [...document.querySelectorAll('body *')].filter(({ children }) => children.length === 0)
    const all = [document.body.innerText, ...leaves.map(({ textContent }) => textContent)].join('\n')
    const hasField = (label) => document.querySelector(`[placeholder*="${label}"]`) !== null
    return [
      ...texts.filter((text) => !all.includes(text)),
      ...placeholders.filter((label) => !hasField(label)),
    ]
  }, texts)
}

function install(texts) {
  /** Of the screen's height, from the top: bars are below it. */
  const FREE_PART = 0.75
  const seen = {
    firstPaint: null,
    largestPaint: null,
    largestElement: '',
    layoutShift: 0,
    longTasks: [],
    clockRight: null,
    clockTicks: null,
    popupShown: null,
    messageShown: null,
    letters: [],
    longestEvent: 0,
  }
  window.pageLoad = { seen, placeOf }

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.largestPaint = startTime
    seen.largestElement = `${element?.localName ?? ''} ${url.replace(/^.*\//, '')}`
  })
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }))
  observe('event', takeEvent, { durationThreshold: 16 })
  watchShifts()
  watchLetters()
  watchCountdown()
  for (const [name, text] of [
    ['popupShown', texts.popupTitle],
    ['messageShown', texts.formMessage],
  ])
    watchText(name, text)

  function observe(type, take, options = {}) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
    observer.observe({ type, buffered: true, ...options })
  }

  function takeEvent({ duration }) {
    seen.longestEvent = Math.max(seen.longestEvent, duration)
  }

  /** The largest window of consecutive shifts, as browsers report it. */
  function watchShifts() {
    let sum = 0
    let first = 0
    let last = 0
    observe('layout-shift', ({ hadRecentInput, startTime, value }) => {
      if (hadRecentInput) return
      const isSameWindow = startTime - last < 1000 && startTime - first < 5000
      if (!isSameWindow) first = startTime
      sum = isSameWindow ? sum + value : value
      last = startTime
      seen.layoutShift = Math.max(seen.layoutShift, sum)
    })
  }

  /** Measures the time from each key press to its letter in the field. */
  function watchLetters() {
    let pressedAt
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true)
    addEventListener(
      'input',
      () => seen.letters.push({ at: performance.now(), took: performance.now() - pressedAt }),
      true,
    )
  }

  function watchCountdown() {
    let before
    const timer = setInterval(() => {
      const left = shownCountdown()
      const isRight = left !== undefined && Math.abs(left - (texts.countdownEnd - Date.now()) / 1000) < 1.6
      if (isRight && seen.firstPaint !== null) {
        seen.clockRight ??= performance.now()
        if (before !== undefined && left !== before) seen.clockTicks = performance.now()
      }
      before = isRight ? left : undefined
      if (seen.clockTicks !== null) clearInterval(timer)
    }, texts.pollMs)
  }

  /** The seconds left according to the countdown. */
  function shownCountdown() {
    let element = withText(texts.countdownLabel)
    for (let level = 0; element && level < 4; level += 1) {
      const [, behind = ''] = element.textContent.split(texts.countdownLabel)
      const numbers = behind.match(/(\d+)\D+(\d+)\D+(\d+)\D+(\d+)/)
      if (numbers) {
        const [days, hours, minutes, seconds] = numbers.slice(1).map(Number)
        return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
      }
      element = element.parentElement
    }
    return undefined
  }

  function watchText(name, text) {
    const look = () => {
      if (seen[name] === null && isOnScreen(withText(text))) seen[name] = performance.now()
    }
    const timer = setInterval(() => (seen[name] === null ? look() : clearInterval(timer)), texts.pollMs)
    // Looks after the frame of a tap and the next one, not only at intervals.
    addEventListener(
      'click',
      () =>
        requestAnimationFrame(() => {
          look()
          requestAnimationFrame(look)
        }),
      true,
    )
  }

  function withText(text) {
    if (!document.body) return null
    const path = `//body//*[not(self::script)][text()[contains(.,'${text}')]]`
    return document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
  }

  function isOnScreen(element) {
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { width, height, top, bottom } = element.getBoundingClientRect()
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight
  }

  /**
   * The middle of the element with the text, or of the field with the label, scrolled into view; null: not there yet.
   */
  function placeOf({ text, label, isFixed = false }) {
    const element = label ? document.querySelector(`[placeholder*="${label}"]`) : withText(text)
    if (!element || element.getBoundingClientRect().height === 0) return null
    // What is fixed on the screen needs no scrolling: browsers would scroll the page behind it.
    if (isFixed) return middleOf(element)
    const { x, y } = middleOf(element)
    const isFree = element.contains(document.elementFromPoint(x, y))
    if (!isFree || mayBeCovered(y)) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const place = middleOf(element)
    return mayBeCovered(place.y) ? null : place
  }

  /** While a page is still being parsed, a bar may yet appear at its foot: the tap would open the bar's popup. */
  function mayBeCovered(y) {
    return document.readyState === 'loading' && y > innerHeight * FREE_PART
  }

  function middleOf(element) {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
}
