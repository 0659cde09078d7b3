/** Lines on a 24 × 24 ground. */
const SIGNS = { yes: 'M4.5 12.5l5 5L19.5 7', no: 'M7 12h10' }

/** The content of a cell. A tick or a dash alone means nothing to screen reader users, so each comes with a word. */
export function CellText({ text }: { text: string }) {
  if (/^[✓✔√]$/u.test(text)) return <Sign kind="yes" word="有" />
  if (/^[—–-]$/u.test(text)) return <Sign kind="no" word="无" />
  return text
}

function Sign({ kind, word }: { kind: keyof typeof SIGNS; word: string }) {
  return (
    <svg
      className={`yz-comparison__sign yz-comparison__sign--${kind}`}
      viewBox="0 0 24 24"
      role="img"
      aria-label={word}
    >
      <path d={SIGNS[kind]} />
    </svg>
  )
}
