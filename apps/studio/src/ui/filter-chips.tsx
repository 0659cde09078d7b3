import './filter-chips.css'

interface FilterChipsProps<Choice extends string> {
  /** What is being chosen, for screen readers. */
  label: string
  choices: readonly Choice[]
  titleOf: (choice: Choice) => string
  chosen: Choice
  onChoose: (choice: Choice) => void
}

/** A few words side by side, one of which narrows down what is shown below. */
export function FilterChips<Choice extends string>(props: FilterChipsProps<Choice>) {
  const { label, choices, titleOf, chosen, onChoose } = props
  return (
    <fieldset className="st-chips" aria-label={label}>
      {choices.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === chosen} onClick={() => onChoose(choice)}>
          {titleOf(choice)}
        </button>
      ))}
    </fieldset>
  )
}
