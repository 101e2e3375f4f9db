import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { FindField } from './FindField'
import { FoundLine } from './FoundLine'

const meta = { title: 'FindField' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const cities = ['Beijing', 'Berlin', 'Bern', 'Shanghai', 'Taipei']

function Cities() {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [taken, setTaken] = useState('')
  const found = cities.filter((city) => city.toLowerCase().startsWith(typed.toLowerCase()))
  return (
    <div style={{ inlineSize: 320 }}>
      <FindField
        label="City"
        hint="Find a city"
        typed={typed}
        listId="cities"
        activeId={found[at] && `city-${at}`}
        at={at}
        count={found.length}
        onType={(words) => {
          setTyped(words)
          setAt(0)
        }}
        onStep={setAt}
        onChoose={() => setTaken(found[at] ?? '')}
      />
      <div id="cities" role="listbox" aria-label="Cities">
        {found.map((city, index) => (
          <FoundLine key={city} id={`city-${index}`} isActive={index === at} onChoose={() => setTaken(city)}>
            {city}
          </FoundLine>
        ))}
      </div>
      <p role="status">{taken}</p>
    </div>
  )
}

/** Typed, led on by the arrows, turned around at the ends and chosen, while the cursor stays in the field. */
export const Chosen: Story = {
  render: () => <Cities />,
  play: async () => {
    const field = screen.getByRole('combobox', { name: 'City' })
    await userEvent.type(field, 'be')
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Bern')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(screen.getByRole('status')).toHaveTextContent('Berlin')
    await expect(field).toHaveFocus()
  },
}
