import type { Meta, StoryObj } from '@storybook/react-vite';
import darkMeanings from '../../styles/dark.css?raw';
import lightMeanings from '../../styles/tokens.css?raw';
import { ColourTable, TokenTable, UseTable } from './Tokens.tsx';
import { breakpointsIn, durationsIn, swatches, type TokenGroup, tokensIn } from './tokens.ts';

const colours = swatches(lightMeanings, darkMeanings);
const tokens = tokensIn(lightMeanings);
const groups: readonly TokenGroup[] = ['space', 'radius', 'layout', 'depth'];
const stylesheets = Object.values(
  import.meta.glob<string>('../../{app,features,fields,lists,renderer,styles,ui}/**/*.css', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

const meta = {
  title: 'Design/Tokens',
  decorators: [
    (Story) => (
      <div className="sd-page">
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both schemes, whichever is chosen in the toolbar. */
export const Colour: Story = {
  render: () => (
    <>
      <h1>Colour</h1>
      <ColourTable caption="Light" swatches={colours.light} />
      <ColourTable caption="Dark" swatches={colours.dark} />
    </>
  ),
};

export const Type: Story = {
  render: () => (
    <>
      <h1>Type</h1>
      <TokenTable group="type" tokens={tokens.type} />
    </>
  ),
};

export const SpaceAndShape: Story = {
  render: () => (
    <>
      <h1>Space and shape</h1>
      {groups.map((group) => (
        <TokenTable key={group} group={group} tokens={tokens[group]} />
      ))}
    </>
  ),
};

/** As the stylesheets of the portal have them. With reduced motion nothing moves. */
export const MotionAndBreakpoints: Story = {
  render: () => (
    <>
      <h1>Motion and breakpoints</h1>
      <UseTable caption="Motion" column="Duration" uses={durationsIn(stylesheets)} />
      <UseTable caption="Breakpoints" column="Condition" uses={breakpointsIn(stylesheets)} />
    </>
  ),
};
