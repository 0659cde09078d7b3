// Stands in a page of the gallery right after its inline boot and makes the state of its examples: the server's clock
// stands still, and the gateway says what the examples let it say. Nothing else of the page differs from a visitor's.
const { now, isLoggedIn, answers } = JSON.parse(document.currentScript.dataset.state)

if (now !== undefined) {
  window.yingzao.now = () => now
}

if (isLoggedIn) {
  // Not a cookie: other pages would have it too.
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(document, 'cookie', {
    get: () => `token=example; ${own.get.call(document)}`,
    set: (cookie) => own.set.call(document, cookie),
  })
}

if (answers) {
  const send = window.fetch
  window.fetch = async (input, init = {}) => {
    const url = new URL(input, location.href)
    const asked = answers.filter(({ path }) => path === url.pathname)
    if (asked.length === 0) return send(input, init)
    const question = { ...Object.fromEntries(url.searchParams), ...JSON.parse(init.body ?? '{}') }
    const isMeant = ({ to }) =>
      Object.entries(to).every(([name, value]) => String(question[name]) === String(value))
    const answer = asked.find((one) => one.reply && isMeant(one))
    // What nothing is said to stays open.
    return answer ? Response.json(answer.reply) : new Promise(() => {})
  }
}

// The boot has looked already, when all of it was otherwise.
window.yingzao.mark()
