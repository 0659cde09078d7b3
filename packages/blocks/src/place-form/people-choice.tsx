interface PeopleChoiceProps {
  people: number
  most: number
  onChoose: (people: number) => void
}

/** For how many people, where there is a choice. */
export function PeopleChoice({ people, most, onChoose }: PeopleChoiceProps) {
  if (most < 2) return null
  return (
    <fieldset className="yz-place__people">
      <legend>人数</legend>
      <div className="yz-place__counts">
        {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
          <button
            key={count}
            className="yz-tap"
            type="button"
            aria-pressed={count === people}
            onClick={() => onChoose(count)}
          >
            {count} 人
          </button>
        ))}
      </div>
    </fieldset>
  )
}
