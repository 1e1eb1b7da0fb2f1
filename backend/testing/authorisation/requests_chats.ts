import { addPet } from "../fixtures.ts";
import type { Requests } from "./request.ts";
import type { Scene } from "./scene.ts";

/** Lets consumer A ask breeder A about a pet. */
async function asked(scene: Scene): Promise<{ id: string }> {
  const { market, consumerA, breederA } = scene;
  const { id: petId } = await addPet(market.services, { breeder_id: breederA.breederId });
  const { body } = await market.call(consumerA, "POST", "/v1/chats/new", {
    petId,
    text: "Is she used to cats?",
  });
  return { id: body.chat.id };
}

const inChat = async (scene: Scene) => ({ params: await asked(scene) });

export const chatRequests: Requests = {
  listChats: async (scene) => (await asked(scene), {}),
  sendMessage: async (scene) => ({
    json: { chatId: (await asked(scene)).id, text: "Yes, with two of them." },
  }),
  findChat: async ({ market, breederA }) => {
    const { id: petId } = await addPet(market.services, { breeder_id: breederA.breederId });
    return { params: { petId } };
  },
  countUnreadMessages: () => ({}),
  getChat: inChat,
  listMessages: inChat,
  markChatRead: inChat,
  tellTyping: inChat,
  blockChat: inChat,
  muteChat: async (scene) => ({ ...await inChat(scene), json: { isMuted: true } }),
  reportChat: async (scene) => ({ ...await inChat(scene), json: { reason: "spam" } }),
  listQuickReplies: () => ({}),
  saveQuickReply: () => ({ json: { text: "Yes, our puppies grow up with two cats." } }),
  deleteQuickReply: async ({ market, breederA }) => {
    const { body } = await market.call(breederA, "POST", "/v1/chats/replies", {
      text: "Yes, with two of them.",
    });
    return { params: { id: body.reply.id } };
  },
};
