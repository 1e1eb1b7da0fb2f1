/**
 * An outside page that uses the built kit. `make kit` compiles it against the package's types and runs it.
 */
import {
  Button,
  Field,
  formatCents,
  PetCard,
  type PetCardProps,
  RadioGroup,
  StatusBadge,
} from "@hearthpaw/ui-kit";
import { renderToStaticMarkup } from "react-dom/server";

const juniper: PetCardProps = {
  href: "/pets/juniper",
  name: "Juniper",
  breed: "Bernese Mountain Dog",
  priceCents: 250_000,
  age: "10 weeks",
  sex: "Female",
  place: "Burlington, VT",
};

// @ts-expect-error: a size that the kit does not have; without types this directive itself would be an error.
const wrong = <Button size="gigantic">Reserve</Button>;

console.log(renderToStaticMarkup(
  <main>
    <PetCard {...juniper} />
    <StatusBadge status="available" />
    <Field label="ZIP code" hint="Where Juniper will live" />
    <RadioGroup
      legend="How much today?"
      name="pay"
      value="deposit"
      onChange={() => {}}
      options={[{ value: "deposit", label: "Deposit", priceCents: 37_500 }]}
    />
    {wrong}
    <p>{formatCents(250_000)}</p>
  </main>,
));
