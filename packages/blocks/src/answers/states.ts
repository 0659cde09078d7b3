/** What stands in a place in each state that the view has drawn beside it, as templates with the name of the state. */
export function stateOf(place: ParentNode, state: string): DocumentFragment {
  const template = place.querySelector<HTMLTemplateElement>(`template[data-state=${state}]`)
  return template ? (template.content.cloneNode(true) as DocumentFragment) : new DocumentFragment()
}
