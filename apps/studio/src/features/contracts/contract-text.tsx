import './contracts.css'
import type { Answer } from '../../state/calls'

type Part = Answer<'contractPreview'>['parts'][number]

/** A contract as its signer reads it. */
export function ContractText({ parts }: { parts: readonly Part[] }) {
  return (
    <div className="st-contract-text">
      {grouped(parts).map(({ kind, texts }, index) => {
        // The parts of a text keep their positions: nothing else tells them apart.
        const key = `${index} ${texts[0]}`
        if (kind === 'item')
          return (
            <ul key={key}>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )
        return kind === 'heading' ? <h4 key={key}>{texts[0]}</h4> : <p key={key}>{texts[0]}</p>
      })}
    </div>
  )
}

/** Items that follow each other are one list. */
function grouped(parts: readonly Part[]): { kind: Part['kind']; texts: string[] }[] {
  const groups: { kind: Part['kind']; texts: string[] }[] = []
  for (const { kind, text } of parts) {
    const last = groups.at(-1)
    if (kind === 'item' && last?.kind === 'item') last.texts.push(text)
    else groups.push({ kind, texts: [text] })
  }
  return groups
}
