// A loader for web-vitals, which is written for newer browsers than our visitors have, and slow phones are often old
// ones: what Android WebView 70 and iOS 13 do not know is rewritten in terms that they do.

/** What it uses, and the replacement. */
const WORDS = [
  [/\.at\(-1\)/g, '.slice(-1)[0]'],
  [/\bqueueMicrotask\(/g, 'Promise.resolve().then('],
  [/\bglobalThis\b/g, 'self'],
]

/** @param {string} source */
export default function olderVitals(source) {
  return WORDS.reduce((text, [word, instead]) => {
    if (text.search(word) < 0) {
      throw new Error(
        `web-vitals does not say ${word} any more. Look at what it says, and mend older-vitals.mjs.`,
      )
    }
    return text.replace(word, instead)
  }, source)
}
