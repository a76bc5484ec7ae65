"""The socket of a page: messages in, one complete message out for every change."""

import asyncio
from typing import Any

from fastapi import WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from guildhall.core.refusals import Refused
from guildhall.server import consent, messages
from guildhall.server.journal import failed, note
from guildhall.server.limits import Bucket
from guildhall.server.lobby import Lobby
from guildhall.server.rooms import Room, refused_message
from guildhall.server.visits import NotDone, Visit
from guildhall.server.workers import WorkersGone

ABUSE = 20  # bad or hurried messages after which a socket is closed
TOO_BIG, POLICY = 1009, 1008


async def serve_page(socket: WebSocket, lobby: Lobby, room: Room, visitor: str | None, language: str) -> None:
    """Until the page goes."""
    visit = Visit(visitor, room.seats_of(visitor), socket.send_text, language)
    sender = asyncio.create_task(visit.send_for_ever())
    limits = lobby.settings
    bucket, abuse = Bucket(limits.messages_per_second * 2, limits.messages_per_second), 0
    try:
        await room.enter(visit)
        while abuse < ABUSE:
            text = await _received(socket, limits.message_bytes)
            if not bucket.take():
                abuse += 1
                visit.tell({"type": "error", "error": "too_fast"})
                continue
            try:
                message = messages.FROM_PAGE.validate_json(text)
            except ValidationError:
                abuse += 1
                visit.tell({"type": "error", "error": "bad_message"})
                continue
            await _answer(room, visit, message)
        note("socket closed", why="abuse", table=room.id)
        await visit.flush()
        await socket.close(POLICY, "too many bad or hurried messages")
    except WebSocketDisconnect:
        pass
    except RuntimeError:  # the page went while something was sent
        pass
    finally:
        sender.cancel()
        room.leave(visit)


async def _received(socket: WebSocket, limit: int) -> str:
    """The next text frame; a frame that is too long or not text ends the visit."""
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000))
    text = frame.get("text")
    if text is None or len(text) > limit:
        await socket.close(TOO_BIG)
        raise WebSocketDisconnect(TOO_BIG)
    return str(text)


async def _answer(room: Room, visit: Visit, message: Any) -> None:
    """Does what is asked; what cannot be done is told to this page alone."""
    move = getattr(message, "move", "")
    try:
        await _do(room, visit, message)
    except Refused as refused:
        visit.tell(refused_message(refused.refusal, visit.language, room.names(), move))
    except NotDone as error:
        visit.tell({"type": "error", "error": error.error})
        if error.error == "moved_on":
            room.tell(visit)
    except WorkersGone:
        visit.tell({"type": "error", "error": "no_worker"})
    except Exception:
        failed("a message could not be answered", table=room.id)
        visit.tell({"type": "error", "error": "server"})


async def _do(room: Room, visit: Visit, message: Any) -> None:
    match message:
        case messages.Play():
            await room.play(consent.own_seat(visit), message.move, message.asked, visit.confirm)
        case messages.Simple():
            await _do_simply(room, visit, message.do)
        case messages.Why():
            if refusal := room.playable().why_not(consent.own_seat(visit), message.move):
                raise Refused(refusal)
        case messages.Sit():
            if message.seat is not None and message.seat not in visit.seats:
                raise NotDone("not_yours")
            visit.seat = message.seat
            room.tell(visit, since=0)
        case messages.Speak():
            visit.language = message.language
            room.tell(visit, since=0)
        case messages.Confirm():
            visit.confirm = message.on
            room.tell(visit)
        case messages.Say():
            await consent.say(room, visit, message.text)
        case messages.Takeback():
            await consent.ask_takeback(room, visit, message.line)
        case messages.Bot():
            await consent.hand_to_bot(room, visit, message.seat, message.level)
        case messages.Rename():
            await consent.rename(room, visit, message.name)


async def _do_simply(room: Room, visit: Visit, what: str) -> None:
    if what == "again":
        room.tell(visit, since=0)
        return
    if what in ("agree", "refuse"):
        await consent.answer_takeback(room, visit, what == "agree")
        return
    seat = consent.own_seat(visit)
    if what == "hint":
        if seat not in room.playable().to_act:
            raise NotDone("not_your_turn")
        state, speech = room.playable().view(seat, memory=False)["state"], room.teller(visit.language).speech
        moves = await room.bots.hint(seat)
        visit.tell({"type": "hint", "moves": [one | {"label": speech.move(one["move"], state)} for one in moves]})
    elif what == "cancel":
        await room.change(seat, lambda table: table.cancel(seat))
    elif what == "undo":
        await room.change(seat, lambda table: table.undo(seat))
    else:
        await room.change(seat, lambda table: table.commit(seat))
