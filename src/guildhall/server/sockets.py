"""The socket of a page: messages in, one complete message out for every change."""

import asyncio

from fastapi import WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from guildhall.core.refusals import Refused
from guildhall.server import chairs, desk, from_page, takebacks
from guildhall.server.diagnostics import failed, note
from guildhall.server.errors import NotDone
from guildhall.server.job_queue import WorkersBusy
from guildhall.server.limits import Bucket, SocketLimits
from guildhall.server.lobby import Lobby
from guildhall.server.open_page import OpenPage
from guildhall.server.rooms import Room
from guildhall.server.steps import Cancel, Commit, Play, Undo
from guildhall.server.workers import WorkerLate, WorkersGone

ABUSE = 20  # bad or hurried messages after which a socket is closed
PAGES = 20  # of one person at one table
TOO_BIG, POLICY = 1009, 1008


def is_full(room: Room, visitor: str | None, limit: int) -> bool:
    """Whether there is no place for one more page; who has a seat always finds one, for so many pages."""
    if room.seats_of(visitor):
        return sum(page.visitor == visitor for page in room.pages) >= PAGES
    return 0 < limit <= len(room.pages)


async def serve_page(
    socket: WebSocket, lobby: Lobby, room: Room, visitor: str | None, language: str, limits: SocketLimits, address: str
) -> None:
    """Until the page goes."""
    settings = lobby.settings
    page = OpenPage(visitor, room.seats_of(visitor), socket.send_text, language, address, settings.visit_bytes)
    sender = asyncio.create_task(page.send_for_ever())
    bucket, abuse = Bucket(settings.messages_per_second * 2, settings.messages_per_second), 0
    whole = Bucket(settings.messages_per_second, settings.messages_per_second / 5)  # of messages with the whole log
    try:
        await room.enter(page)
        while abuse < ABUSE:
            text = await _received(socket, settings.message_bytes)
            try:
                if not bucket.take() or not limits.messages.take(address):
                    raise NotDone("too_fast")
                message = _understood(text)
                if _wants_all(message) and not whole.take():
                    raise NotDone("too_fast")
            except NotDone as error:
                abuse += 1
                page.send({"type": "error", "error": error.error})
                continue
            await _answer(room, page, message, limits)
        note("socket closed", why="abuse", table=room.id)
        await page.flush()
        await socket.close(POLICY, "too many bad or hurried messages")
    except WebSocketDisconnect:
        pass
    except RuntimeError:  # the page went while something was sent
        pass
    finally:
        sender.cancel()
        room.leave(page)


def _understood(text: str) -> from_page.AnyIncoming:
    try:
        return from_page.FROM_PAGE.validate_json(text)
    except ValidationError:
        raise NotDone("bad_message") from None


def _wants_all(message: from_page.AnyIncoming) -> bool:
    """Whether it is answered with the whole log of the game."""
    return isinstance(message, from_page.Sit | from_page.Speak) or getattr(message, "do", "") == "again"


async def _received(socket: WebSocket, limit: int) -> str:
    """The next text frame; a frame that is too long or not text ends the page."""
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000))
    text = frame.get("text")
    if text is None or len(text) > limit:
        await socket.close(TOO_BIG)
        raise WebSocketDisconnect(TOO_BIG)
    return str(text)


async def _answer(room: Room, page: OpenPage, message: from_page.AnyIncoming, limits: SocketLimits) -> None:
    """Does what is asked; what cannot be done is said to this page alone."""
    move = getattr(message, "move", "")
    try:
        if isinstance(message, from_page.Say) and not limits.may_talk(page.visitor or "", page.address):
            raise NotDone("chat_too_fast")
        await _do(room, page, message)
    except Refused as refused:
        rule, sentence = refused.refusal.rule, refused.refusal.sentence(page.language, room.names())
        page.send({"type": "refused", "rule": rule, "sentence": sentence, "move": move})
    except NotDone as error:
        page.send({"type": "error", "error": error.error})
        if error.error == "moved_on":
            room.send(page)
    except WorkersBusy:
        page.send({"type": "error", "error": "too_busy"})
    except (WorkerLate, WorkersGone):
        page.send({"type": "error", "error": "no_worker"})
    except Exception:
        failed("a message could not be answered", table=room.id)
        page.send({"type": "error", "error": "server"})


async def _do(room: Room, page: OpenPage, message: from_page.AnyIncoming) -> None:
    match message:
        case from_page.Play():
            await chairs.take_back(room, page.own_seat())
            await room.change(Play(page.own_seat(), message.move, page.confirm, message.asked))
        case from_page.Simple():
            await _do_simply(room, page, message.do)
        case from_page.Why():
            await room.ask(desk.why_not, page.own_seat(), message.move, message.after)
        case from_page.Ahead():
            await _look_ahead(room, page, message)
        case from_page.Sit():
            if message.seat is not None and message.seat not in page.seats:
                raise NotDone("not_yours")
            page.seat = message.seat
            room.send(page, since=0)
        case from_page.Speak():
            page.language = message.language
            room.send(page, since=0)
        case from_page.Confirm():
            page.confirm = message.on
            room.send(page)
        case from_page.Say():
            await room.say(page, message.text)
        case from_page.Takeback():
            await takebacks.ask_takeback(room, page, message.line)
        case from_page.Answer():
            await takebacks.answer_takeback(room, page, message.do == "agree", message.line, message.n)
        case from_page.Link():
            await (chairs.invite if message.do == "invite" else chairs.withdraw)(room, page, message.seat)
        case from_page.Bot():
            await chairs.hand_to_bot(room, page, message.seat, message.level)
        case from_page.Rename():
            await chairs.rename(room, page, message.name)


async def _look_ahead(room: Room, page: OpenPage, message: from_page.Ahead) -> None:
    """A question that no longer fits is not answered: the page has been told how things stand, and asks again."""
    seat = page.own_seat()
    if room.playable().asked(seat) != message.asked:
        return
    draft = list(room.playable().draft(seat))
    try:
        seen = await room.ask(desk.ahead, seat, message.steps, page.language, room.names())
    except Refused:
        return
    page.send({"type": "ahead", "asked": message.asked, "draft": draft, "steps": message.steps, **seen})


async def _do_simply(room: Room, page: OpenPage, what: str) -> None:
    if what == "again":
        room.send(page, since=0)
        return
    if what == "device":
        await chairs.link_device(room, page)
        return
    if what == "redo":
        await takebacks.ask_redo(room, page)
        return
    seat = page.own_seat()
    if what == "hint":
        if seat not in room.playable().to_act:
            raise NotDone("not_your_turn")
        page.send({"type": "hint", "moves": await room.bots.hint(seat, page.language)})
    else:
        await room.change({"cancel": Cancel, "undo": Undo, "commit": Commit}[what](seat))
