import autocannon from 'autocannon'

const CALLERS = 32

/**
 * Requests an address as often as it responds, for a given number of seconds. Returns how many responses there were,
 * and how many a second; rejects when one of them is a failure.
 */
export async function load(url, seconds) {
  const result = await autocannon({
    url,
    duration: seconds,
    connections: CALLERS,
    headers: { 'accept-encoding': 'br' },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx + result.errors} failed requests.`)
  return { rate: result.requests.average, count: result.requests.total }
}
