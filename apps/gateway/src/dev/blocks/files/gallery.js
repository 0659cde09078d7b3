// The gallery's own few lines: switches that need no button, and the search.

const form = document.querySelector('form')
const search = form.querySelector('[type=search]')

form.addEventListener('change', ({ target }) => {
  if (target !== search) form.requestSubmit()
})
form.querySelector('[data-run-clock]').addEventListener('click', () => {
  form.elements.at.value = ''
  form.requestSubmit()
})

if (search) {
  search.value = new URLSearchParams(location.search).get('q') ?? ''
  search.addEventListener('input', filter)
  form.addEventListener('submit', (event) => {
    // Enter in the search field: everything is here already.
    if (document.activeElement === search) event.preventDefault()
  })
  filter()
}

/** Shows the examples that have every word in their block's name or their own. */
function filter() {
  const words = search.value.toLowerCase().split(/\s+/)
  let found = false
  for (const section of document.querySelectorAll('section')) {
    for (const card of section.querySelectorAll('article')) {
      card.hidden = !words.every((word) => card.dataset.words.includes(word))
    }
    section.hidden = !section.querySelector('article:not([hidden])')
    found ||= !section.hidden
    const link = document.querySelector(`nav [data-block="${section.id}"]`)
    if (link) link.hidden = section.hidden
  }
  document.querySelector('.nothing').hidden = found
}
