// Runs in the pages of studio-editor.mjs: when something was done, and when the canvas had changed for it.

/** A clock in a tab whose editor is to draw so many blocks. */
export async function clockIn(page, wanted) {
  await page.addInitScript(install, wanted)
  const ask = (question) => page.evaluate((name) => window.top.bench[name](), question)
  return {
    /** Waits until all blocks are drawn. */
    drawn: () => page.waitForFunction(() => window.bench?.drawnAt !== undefined, undefined, { polling: 50 }),
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

function install(wanted) {
  const now = () => performance.timeOrigin + performance.now()
  if (window === window.top) {
    window.bench = {
      opening() {
        // The first thing that the editor does once its chunk is there.
        const asked = performance
          .getEntriesByType('resource')
          .find(({ name }) => name.includes('/studio-api/pages/detail'))
        return window.bench.drawnAt - performance.timeOrigin - asked.startTime
      },
      wait() {
        window.bench.beganAt = undefined
        window.bench.took = undefined
        window.bench.isWaiting = true
      },
      watchTasks() {
        window.bench.tasks = [0]
        window.bench.observer = new PerformanceObserver((list) =>
          window.bench.tasks.push(...list.getEntries().map(({ duration }) => duration)),
        )
        window.bench.observer.observe({ type: 'longtask' })
      },
      longestTask: () => Math.max(...window.bench.tasks),
    }
  }
  const { bench } = window.top
  for (const name of ['keydown', 'click']) {
    window.addEventListener(
      name,
      ({ timeStamp }) => {
        if (bench.isWaiting) bench.beganAt ??= performance.timeOrigin + timeStamp
      },
      { capture: true },
    )
  }
  if (window === window.top) return
  new MutationObserver((records) => {
    if (bench.drawnAt === undefined && document.querySelectorAll('[data-id]').length >= wanted) {
      // Behind what the browser does to show it.
      requestAnimationFrame(() => setTimeout(() => (bench.drawnAt = now())))
    }
    const isPage = records.some(({ target }) => target.parentElement?.closest('main'))
    if (!bench.isWaiting || bench.beganAt === undefined || !isPage) return
    bench.took = now() - bench.beganAt
    bench.isWaiting = false
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}
