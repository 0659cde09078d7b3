import type { RegisterState } from './register-state'

const STEPS: readonly [RegisterState['step'], string][] = [
  ['choosing', '选择券商'],
  ['filling', '填写信息'],
  ['done', '完成登记'],
]

/** How far the visitor has come. */
export function RegisterSteps({ step }: Pick<RegisterState, 'step'>) {
  return (
    <ol className="yz-register__steps">
      {STEPS.map(([name, text]) => (
        <li key={name} aria-current={name === step ? 'step' : undefined}>
          {text}
        </li>
      ))}
    </ol>
  )
}
