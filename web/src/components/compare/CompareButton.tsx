import { Button, useToast } from "@hearthpaw/ui-kit";
import { useNavigate } from "@tanstack/react-router";
import { compareHref, MOST_COMPARED } from "./compare_address.ts";
import { compare, type Compared, useCompared } from "./compared.ts";
import * as texts from "./texts.ts";

/** Adds a pet to the visitor's comparison or removes it. */
export function CompareButton({ pet }: { pet: Compared }) {
  const pets = useCompared();
  const { show } = useToast();
  const navigate = useNavigate();
  const isIn = pets.some(({ id }) => id === pet.id);

  function press() {
    if (isIn) return compare(pet, false);
    const chosen = [...pets, pet];
    const see = {
      label: texts.seeComparison,
      onPress: () => void navigate({ href: compareHref(chosen.slice(0, MOST_COMPARED).map(({ id }) => id)) }),
    };
    if (pets.length >= MOST_COMPARED) {
      return show({
        title: texts.comparisonFull(MOST_COMPARED),
        text: texts.removeOneFirst,
        action: see,
      });
    }
    compare(pet, true);
    show({
      tone: "done",
      title: texts.addedToCompare(pet.name),
      ...(chosen.length === 1 ? { text: texts.chooseAnotherToCompare } : { action: see }),
    });
  }
  return (
    <Button variant="quiet" size="small" icon="grid" aria-pressed={isIn} onClick={press}>
      {isIn ? texts.comparing : texts.compare}
    </Button>
  );
}
