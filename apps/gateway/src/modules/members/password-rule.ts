/** In characters. */
const SHORTEST = 10

/** Fewer different characters are a pattern. */
const FEWEST_DIFFERENT = 5

/** The minimum length of what is left of a password without the words that anybody would try first. */
const SHORTEST_REST = 6

/** The most used that are long enough. The patterns behind many more are found below. */
const MOST_USED = new Set(
  `password123 password1234 password12345 passw0rd123 p@ssw0rd123 p@ssword123 admin123456 administrator
  admin12345 root123456 test123456 user123456 welcome123 letmein123 iloveyou123 iloveyou1314 woaini1314
  woaini1314520 woaini520 woaini5201314 5201314520 1314520520 a123456789 aa123456789 abc123456789 qq123456789
  123456789a 123456789abc 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 1qaz2wsx3edc qazwsxedcrfv zaq12wsxcde3 asd123456789
  qwe123456789 qwer123456 qwerty123456 asdf123456 zxcvbnm123 1234567890q 147258369a 1472583690 3141592653
  changeme123 yingzao123 yingzao123456 yingzao2026`.split(/\s+/),
)

const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiop[]asdfghjkl;zxcvbnm,./',
]

/** What makes a bad password for a member. */
export interface KnownWords {
  login: string
  name: string
  company: string
}

/**
 * Why this cannot be a password, worded for its owner. Undefined: it can. Length counts, not the kinds of characters:
 * such rules make passwords alike.
 */
export function passwordProblem(password: string, { login, name, company }: KnownWords): string | undefined {
  const text = password.normalize('NFKC').toLowerCase()
  if ([...text].length < SHORTEST) return `密码至少 ${SHORTEST} 个字符`
  if (MOST_USED.has(text) || isPattern(text)) return '密码太常见，容易被猜到，请换一个'
  const words = [login, name, company, 'yingzao', '营造'].filter((word) => [...word].length > 1)
  if (restOf(text, words).length < SHORTEST_REST) return '密码不能只由账号、姓名或公司名称组成，请换一个'
  return undefined
}

function isPattern(text: string): boolean {
  if (new Set(text).size < FEWEST_DIFFERENT) return true
  return RUNS.some((run) => run.includes(text)) || isRepeated(text)
}

/** Whether it consists of a short part repeated: `abc12abc12`. */
function isRepeated(text: string): boolean {
  return (text + text).indexOf(text, 1) <= Math.min(text.length / 2, SHORTEST_REST)
}

// A year or a few digits after a name do not make it a different password.
function restOf(text: string, words: readonly string[]): string {
  const rest = words.reduce((left, word) => left.replaceAll(word.toLowerCase(), ''), text)
  return rest === text ? text : rest.replace(/[\d\s\p{P}\p{S}]+$/u, '')
}
