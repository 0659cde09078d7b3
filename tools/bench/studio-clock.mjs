// Runs in the pages of studio-editor.mjs: when something was done, and when the canvas had changed in response.

/** A clock in a tab that opens the editor. */
export async function clockIn(page) {
  await page.addInitScript(install)
  const ask = (question) => page.evaluate((name) => window.bench[name](), question)
  return {
    /** Waits until the first screen and everything around it is drawn. */
    drawn: () => page.waitForFunction(() => window.bench?.openAt !== undefined, undefined, { polling: 50 }),
    /** Milliseconds until the first screen of the page was shown, and until everything around it was. */
    opening: () => ask('opening'),
    /** Milliseconds from the key or click in `act` to the change of the page in the frame. */
    async time(act) {
      await ask('wait')
      await act()
      await page.waitForFunction(() => window.bench.took !== undefined, undefined, { polling: 10 })
      return page.evaluate(() => window.bench.took)
    },
    watchTasks: () => ask('watchTasks'),
    longestTask: () => ask('longestTask'),
  }
}

function install() {
  if (window !== window.top) return
  const bench = {
    opening() {
      // The first request that the editor makes once its chunk is there.
      const asked = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/studio-api/pages/detail'))
      return { page: bench.pageAt - asked.startTime, all: bench.openAt - asked.startTime }
    },
    wait() {
      bench.beganAt = undefined
      bench.took = undefined
      bench.isWaiting = true
    },
    watchTasks() {
      bench.tasks = [0]
      bench.observer = new PerformanceObserver((list) =>
        bench.tasks.push(...list.getEntries().map(({ duration }) => duration)),
      )
      bench.observer.observe({ type: 'longtask' })
    },
    longestTask: () => Math.max(...bench.tasks),
  }
  window.bench = bench
  let frame

  listenIn(window)
  // The frame's window, and its document once it is the canvas and no longer an empty one.
  document.addEventListener('load', takeFrame, true)
  takeTimeOf('pageAt', () => frame?.document.querySelector('main [data-id]') && isScreenFilled(frame))
  takeTimeOf('openAt', () => {
    const { pageAt } = bench
    return pageAt && document.querySelector('.ed-left-body > *') && document.querySelector('.ed-panel')
  })

  function takeFrame({ target }) {
    if (target.localName !== 'iframe' || !target.closest('.ed-stage')) return
    frame = target.contentWindow
    listenIn(frame)
    const changes = { subtree: true, childList: true, characterData: true, attributes: true }
    new MutationObserver(takeChange).observe(frame.document, changes)
  }

  function listenIn(pane) {
    for (const name of ['keydown', 'click']) pane.addEventListener(name, begin, { capture: true })
  }

  function begin({ timeStamp, view }) {
    // Each window counts from its own time origin.
    const offset = view.performance.timeOrigin - performance.timeOrigin
    if (bench.isWaiting) bench.beganAt ??= offset + timeStamp
  }

  function takeChange(records) {
    const isPage = records.some(({ target }) => target.parentElement?.closest('main'))
    if (!bench.isWaiting || bench.beganAt === undefined || !isPage) return
    bench.took = performance.now() - bench.beganAt
    bench.isWaiting = false
  }

  /** Whether all that is not rendered yet is below the screen. */
  function isScreenFilled({ document: page, innerHeight }) {
    const places = [...page.querySelectorAll('.cv-later')]
    return places.every((place) => place.getBoundingClientRect().top >= innerHeight)
  }

  /** Checks before each frame, and takes the time after the browser's work to show it. */
  function takeTimeOf(name, isThere) {
    if (isThere()) setTimeout(() => (bench[name] = performance.now()))
    else requestAnimationFrame(() => takeTimeOf(name, isThere))
  }
}
